import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type ToggleEvent } from 'react';
import { chose, items, move, place } from './menu-keys.ts';

export interface MenuAtProps {
  label: string;
  /** What it belongs to: it opens there, and the focus returns to it. Null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** `MenuItem`s and `<hr />`. */
  children: ReactNode;
}

/**
 * One `Menu` for many things, such as the messages of a conversation: it opens at whichever is given. It closes itself
 * as `Menu` does; the browser's own way would end it with the finger that opened it by resting.
 */
export function MenuAt({ label, anchor, onClose, children }: MenuAtProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (anchor === null || menu === null) return undefined;
    const follow = (): void => place(menu, anchor);
    follow();
    menu.showPopover();
    items(menu)[0]?.focus();
    const pressed = ({ target }: Event): void => {
      if (target instanceof Node && !menu.contains(target)) menu.hidePopover();
    };
    document.addEventListener('pointerdown', pressed);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', pressed);
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
      if (menu.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);
  function toggling(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== 'closed') return;
    if (ref.current?.contains(document.activeElement)) anchor?.focus({ preventScroll: true });
    onClose();
  }
  return (
    <div ref={ref} popover="manual" className="menu" onBeforeToggle={toggling}>
      {anchor !== null && (
        <div
          role="menu"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key === 'Escape') ref.current?.hidePopover();
            else move(event, ref.current);
          }}
          onClick={(event) => chose(event.target, ref.current)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
