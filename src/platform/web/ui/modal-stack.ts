import { useSyncExternalStore } from 'react';

const opened: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The modal dialogs that are open now, the topmost last. Filled by `useModal` only. */
export const modalStack = {
  push(dialog: HTMLDialogElement): void {
    opened.push(dialog);
    tell();
  },
  remove(dialog: HTMLDialogElement): void {
    const at = opened.indexOf(dialog);
    if (at >= 0) opened.splice(at, 1);
    tell();
  },
  top(): HTMLDialogElement | null {
    return opened.at(-1) ?? null;
  },
};

/** The topmost open dialog. All outside it is inert, so live regions and toasts have to move into it. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, modalStack.top, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
