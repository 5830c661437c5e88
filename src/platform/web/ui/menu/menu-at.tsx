import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type ToggleEvent } from 'react';
import { closeByBack } from '../layers/close-by-back.ts';
import { closeOnSelect, menuItems, moveFocus, position } from './menu-keys.ts';

export interface MenuAtProps {
  label: string;
  /** The element at which it opens and to which the focus returns; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** `MenuItem`s and `<hr />`. */
  children: ReactNode;
}

/**
 * One `Menu` shared by many elements, such as the messages of a conversation: it opens at `anchor`. It closes like
 * `Menu`, but by its own listeners: the browser's light dismiss would close it when a long press ends.
 */
export function MenuAt({ label, anchor, onClose, children }: MenuAtProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (anchor === null || menu === null) return undefined;
    const reposition = (): void => position(menu, anchor);
    menu.showPopover();
    closeByBack(menu);
    reposition();
    menuItems(menu)[0]?.focus();
    const closeOnOutsidePress = ({ target }: Event): void => {
      if (target instanceof Node && !menu.contains(target)) menu.hidePopover();
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    window.addEventListener('resize', reposition);
    window.addEventListener('scroll', reposition, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      window.removeEventListener('resize', reposition);
      window.removeEventListener('scroll', reposition, { capture: true });
      if (menu.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);
  function handleBeforeToggle(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== 'closed') return;
    if (ref.current?.contains(document.activeElement)) anchor?.focus({ preventScroll: true });
    onClose();
  }
  return (
    <div ref={ref} popover="manual" className="menu" onBeforeToggle={handleBeforeToggle}>
      {anchor !== null && (
        <div
          role="menu"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key === 'Escape') ref.current?.hidePopover();
            else moveFocus(event, ref.current);
          }}
          onClick={(event) => closeOnSelect(event.target, ref.current)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
