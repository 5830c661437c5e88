import './popover.css';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeByBack, cx } from '#platform/web/ui/index.ts';

interface Props {
  /** The button that opens it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly className: string;
  /** Gets the focus when the popover closes, and may be focused without closing it. Default: the button. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover above a button, closed by Escape, Back and a click outside. Its first input gets the focus. */
export function Popover({ anchor, label, className, returnFocusTo = anchor, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const button = anchor.current;
    const returnTarget = returnFocusTo.current;
    const popover = box.current;
    // The button is not outside: it closes the popover itself.
    const isOutside = (target: EventTarget | null) => target instanceof Node && !popover?.contains(target) && !button?.contains(target);
    const onPointerDown = ({ target }: Event) => {
      if (!isOutside(target)) return;
      close();
      // A clicked control takes the focus; a click on anything else would lose it.
      const isControl = target instanceof Element && target.closest('a, button, input, textarea, select, label') !== null;
      if (!isControl) setTimeout(() => returnTarget?.focus({ preventScroll: true }));
    };
    const onFocusIn = ({ target }: Event) => {
      if (isOutside(target) && target !== returnTarget) close();
    };
    const position = () => {
      if (button === null || popover === null) return;
      const { left, top: edge } = button.getBoundingClientRect();
      // Does not cover the text field.
      const top = Math.min(edge, returnTarget?.getBoundingClientRect().top ?? edge);
      const maxLeft = document.body.clientWidth - popover.offsetWidth - 8;
      popover.style.left = `${Math.max(8, Math.min(left, maxLeft))}px`;
      popover.style.bottom = `${document.documentElement.clientHeight - top + 8}px`;
      popover.style.maxHeight = `${top - 16}px`;
    };
    popover?.showPopover();
    if (popover !== null) closeByBack(popover);
    position();
    popover?.querySelector('input')?.focus({ preventScroll: true });
    // The text field grows while emoji are inserted into it.
    const observer = new ResizeObserver(position);
    if (returnTarget !== null) observer.observe(returnTarget);
    addEventListener('resize', position);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      removeEventListener('resize', position);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      // Unless the focus has moved elsewhere.
      if (popover?.contains(document.activeElement)) returnTarget?.focus({ preventScroll: true });
    };
  }, [anchor, returnFocusTo]);
  return createPortal(
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={cx('composer-popover', className)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </div>,
    document.body,
  );
}
