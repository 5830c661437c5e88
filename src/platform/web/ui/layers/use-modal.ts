import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { modalStack } from './modal-stack.ts';

export interface ModalState {
  open: boolean;
  /** Called on Escape, backdrop or close button; the owner sets `open` to false. */
  onClose: () => void;
  /** Escape and backdrop do nothing: during a payment, or while an answer is required. */
  locked?: boolean | undefined;
}

/**
 * The attributes of a modal `<dialog>`. Focuses the element with `data-autofocus`, else the title (never an input by
 * default, which would open the on-screen keyboard), and restores the focus when the dialog closes or unmounts.
 */
export function useModal({ open, onClose, locked = false }: ModalState): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    modalStack.push(dialog);
    // One selector for both would find the title, which comes first.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2');
    first?.focus();
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
    // Browsers close the dialog on the second Escape even if `cancel` was prevented.
    onClose: (event) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open || !open) return;
      if (locked) dialog.showModal();
      else onClose();
    },
    onPointerDown: (event) => {
      pressedOutside.current = isOutside(event);
    },
    // Both press and release must be outside, so that selecting text past the edge does not close it.
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
