import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { loadToastRegion } from '../feedback/load-toast-region.ts';
import { MenuFrame, type MenuPlace, type MenuTriggerProps } from './menu-frame.tsx';

export interface LazyMenuProps {
  /** The button that opens it: `(menu) => <IconButton {...menu} … />`. */
  trigger: (menu: MenuTriggerProps) => ReactNode;
  className?: string | undefined;
  /** Loads the component that renders the list, a `MenuList`. */
  load: () => Promise<ComponentType<MenuPlace>>;
}

/**
 * A `Menu` on every page: it loads its list when the pointer or the focus reaches the button. A press before that opens the menu as
 * soon as the list is there. If loading fails, the menu says so and closes, and the next press tries again.
 */
export function LazyMenu({ trigger, className, load }: LazyMenuProps): ReactElement {
  const [List, setList] = useState<ComponentType<MenuPlace> | null>(null);
  const drawAbsent = () => loadToastRegion().then(({ absentMenu }) => setList(() => absentMenu(() => setList(null))));
  return (
    <MenuFrame
      trigger={trigger}
      className={className}
      list={List && ((place) => <List {...place} />)}
      load={() => void load().then((Loaded) => setList(() => Loaded), drawAbsent)}
    />
  );
}
