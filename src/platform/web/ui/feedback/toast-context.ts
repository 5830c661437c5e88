import { createContext, useContext } from 'react';
import type { ToastContent } from './toast-content.ts';

/** Shows a toast and returns a function that dismisses it. */
export type ShowToast = (toast: ToastContent) => () => void;

export const ToastContext = createContext<ShowToast>(() => () => undefined);

export function useToast(): ShowToast {
  return useContext(ToastContext);
}
