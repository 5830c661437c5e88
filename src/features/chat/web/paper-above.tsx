import './paper-above.css';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#platform/web/ui/index.ts';

interface Props {
  /** The button that it belongs to. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly className: string;
  /** Where somebody goes on when it closes, and what it may write into meanwhile; else the button. */
  readonly home?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A paper over a button; a press elsewhere and Escape close it. Its first input gets the focus. */
export function PaperAbove({ anchor, label, className, home = anchor, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const button = anchor.current;
    const back = home.current;
    const paper = box.current;
    const isElsewhere = (target: EventTarget | null) => target instanceof Node && !paper?.contains(target) && !button?.contains(target);
    // The press of its own button closes it, too.
    const pressed = ({ target }: Event) => {
      if (!isElsewhere(target)) return;
      close();
      // What was pressed may go on with the focus; a mere place on the page would only lose it.
      const takes = target instanceof Element && target.closest('a, button, input, textarea, select, label') !== null;
      if (!takes) setTimeout(() => back?.focus({ preventScroll: true }));
    };
    const wentOn = ({ target }: Event) => {
      if (isElsewhere(target) && target !== back) close();
    };
    const place = () => {
      if (button === null || paper === null) return;
      const { left, top: edge } = button.getBoundingClientRect();
      // What is written stays in view.
      const top = Math.min(edge, back?.getBoundingClientRect().top ?? edge);
      const room = document.body.clientWidth - paper.offsetWidth - 8;
      paper.style.left = `${Math.max(8, Math.min(left, room))}px`;
      paper.style.bottom = `${document.documentElement.clientHeight - top + 8}px`;
      paper.style.maxHeight = `${top - 16}px`;
    };
    paper?.showPopover();
    place();
    paper?.querySelector('input')?.focus({ preventScroll: true });
    // A field grows while something is put into it.
    const observer = new ResizeObserver(place);
    if (back !== null) observer.observe(back);
    addEventListener('resize', place);
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', wentOn);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', wentOn);
      // Unless somebody went on elsewhere.
      if (paper?.contains(document.activeElement)) back?.focus({ preventScroll: true });
    };
  }, [anchor, home]);
  return createPortal(
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={cx('paper-above', className)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {children}
    </div>,
    document.body,
  );
}
