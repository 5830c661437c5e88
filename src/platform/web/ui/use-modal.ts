import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { modalStack } from './modal-stack.ts';

export interface ModalState {
  open: boolean;
  /** Asked for by Escape, the backdrop or the close button; the owner sets `open` to false. */
  onClose: () => void;
  /** Escape and backdrop do nothing: while somebody pays, or has to answer. */
  locked?: boolean | undefined;
}

/**
 * The attributes of a modal `<dialog>`. Focus goes to the element with `data-autofocus`, else to the title (never
 * into an input by itself: that opens keyboards), and back to where it was when the dialog closes or goes away.
 */
export function useModal({ open, onClose, locked = false }: ModalState): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    modalStack.push(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus], h2')?.focus();
    return () => {
      modalStack.remove(dialog);
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && locked) event.preventDefault();
    },
    // `cancel` also bubbles up from file inputs.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!locked) onClose();
    },
    // Browsers close by themselves on the second Escape, whatever `cancel` says.
    onClose: (event) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open || !open) return;
      if (locked) dialog.showModal();
      else onClose();
    },
    onPointerDown: (event) => {
      pressedOutside.current = isOutside(event);
    },
    // Both press and release must be outside: selecting text and letting go beyond the edge closes nothing.
    onClick: (event) => {
      if (!locked && pressedOutside.current && isOutside(event)) onClose();
      pressedOutside.current = false;
    },
  };
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
