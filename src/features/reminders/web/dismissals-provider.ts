import { createContext } from 'react';
import type { DismissKey } from './alert-kinds.ts';

/** The dismissed alerts with which the server rendered the page. */
export const DismissedContext = createContext<readonly DismissKey[] | null>(null);
export const DismissedProvider = DismissedContext.Provider;
