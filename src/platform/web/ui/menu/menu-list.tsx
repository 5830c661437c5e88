import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import type { MenuPlace } from './menu-frame.tsx';
import { closeOnSelect, menuItems, moveFocus, position } from './menu-keys.ts';

export interface MenuContent {
  /** The accessible name of the list. */
  label: string;
  /** Above the items and not one of them: the signed-in member. */
  head?: ReactNode;
  /** `MenuItem`s and `<hr />`. */
  children: ReactNode;
}

/** The list of an open menu: it lies at its button, takes the focus and handles keys. */
export function MenuList({ popover, triggerId, label, head, children }: MenuPlace & MenuContent): ReactElement {
  useLayoutEffect(() => {
    const menu = popover.current;
    if (menu === null) return undefined;
    const follow = (): void => position(menu, document.getElementById(triggerId));
    const focus = (): void => (menu.querySelector<HTMLElement>('[aria-checked="true"]') ?? menuItems(menu)[0])?.focus();
    follow();
    // A list whose code had to be loaded is rendered after its popover has opened.
    if (menu.matches(':popover-open')) focus();
    else menu.addEventListener('toggle', focus, { once: true });
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      menu.removeEventListener('toggle', focus);
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [popover, triggerId]);

  return (
    <>
      {head && <div className="menu-head">{head}</div>}
      <div
        role="menu"
        aria-label={label}
        onKeyDown={(event) => moveFocus(event, popover.current)}
        onClick={(event) => closeOnSelect(event.target, popover.current)}
      >
        {children}
      </div>
    </>
  );
}
