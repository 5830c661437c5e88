import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../data/emitter.ts';
import { closeByBack } from './close-by-back.ts';

const openDialogs: HTMLDialogElement[] = [];
const changes = createEmitter();

/** The open modal dialogs, the topmost last. Maintained by `useModal` only. */
export const modalStack = {
  push(dialog: HTMLDialogElement): void {
    openDialogs.push(dialog);
    closeByBack(dialog);
    changes.emit();
  },
  remove(dialog: HTMLDialogElement): void {
    const at = openDialogs.indexOf(dialog);
    if (at >= 0) openDialogs.splice(at, 1);
    changes.emit();
  },
  top(): HTMLDialogElement | null {
    return openDialogs.at(-1) ?? null;
  },
};

/** The topmost open dialog. Everything outside it is inert, so live regions and toasts are moved into it. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(changes.subscribe, modalStack.top, () => null);
}
