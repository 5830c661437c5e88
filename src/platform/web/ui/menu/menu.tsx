import type { ReactElement, ReactNode } from 'react';
import { MenuFrame, type MenuTriggerProps } from './menu-frame.tsx';
import { MenuList, type MenuContent } from './menu-list.tsx';

export interface MenuProps extends MenuContent {
  /** The button that opens it: `(menu) => <IconButton {...menu} … />`. */
  trigger: (menu: MenuTriggerProps) => ReactNode;
  className?: string | undefined;
}

/**
 * A list of actions under a button, on a native popover. It closes by Escape, by a press elsewhere and after a selection. Arrows,
 * Home, End and first letters move the focus, which returns to the button. The list is rendered only while it is open.
 */
export function Menu({ trigger, className, ...content }: MenuProps): ReactElement {
  return <MenuFrame trigger={trigger} className={className} list={(place) => <MenuList {...place} {...content} />} />;
}
