import type { ReactElement, ReactNode } from 'react';
import type { To } from 'react-router';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/names.ts';
import { PageLink } from '../buttons/link-context.ts';

export type MenuItemProps = {
  icon?: IconName | undefined;
  /** One of several that exclude each other, such as languages: the chosen one has a check. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  lang?: string | undefined;
  children: ReactNode;
} & ({ to: To; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

/** A line of a `Menu`: a link with `to`, else an action with `onSelect`. States: hover and focus, checked, disabled. */
export function MenuItem({ icon, checked, disabled, lang, children, to, onSelect }: MenuItemProps): ReactElement {
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    className: 'menu-item',
    tabIndex: -1,
    lang,
  };
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {checked && <Icon name="check" />}
    </>
  );
  if (to !== undefined && !disabled)
    return (
      <PageLink {...shared} to={to}>
        {inside}
      </PageLink>
    );
  return (
    <button {...shared} type="button" onClick={disabled ? undefined : onSelect}>
      {inside}
    </button>
  );
}
