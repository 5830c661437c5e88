import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode, type ToggleEvent } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';
import { chose, items, move, place } from './menu-keys.ts';

export interface MenuTriggerProps {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface MenuProps {
  /** The accessible name of the list. */
  label: string;
  /** The button that opens it: `(menu) => <IconButton {...menu} … />`. */
  trigger: (menu: MenuTriggerProps) => ReactNode;
  /** Above the items, not one of them: who is signed in. */
  head?: ReactNode;
  className?: string | undefined;
  /** `MenuItem`s and `<hr />`; drawn only while it is open. */
  children: ReactNode;
}

/**
 * A list of deeds under a button, on a native popover: it closes by Escape, by a press elsewhere and when something
 * is chosen. Arrows, Home, End and first letters move; the focus returns to the button.
 */
export function Menu({ label, trigger, head, className, children }: MenuProps): ReactElement {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const follow = (): void => place(ref.current, document.getElementById(triggerId));
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [open, triggerId]);

  function toggling(event: ToggleEvent<HTMLDivElement>): void {
    setOpen(event.newState === 'open');
    if (event.newState === 'open') place(ref.current, document.getElementById(triggerId));
  }
  function toggled(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== 'open') return;
    const chosen = ref.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? items(ref.current)[0])?.focus();
  }
  function openByArrow(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    document.getElementById(id)?.showPopover();
  }

  return (
    <>
      {trigger({ id: triggerId, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, onKeyDown: openByArrow })}
      <div ref={ref} id={id} popover="auto" className={cx('menu', className)} onBeforeToggle={toggling} onToggle={toggled}>
        {open && (
          <>
            {head && <div className="menu-head">{head}</div>}
            <div
              role="menu"
              aria-label={label}
              onKeyDown={(event) => move(event, ref.current)}
              onClick={(event) => chose(event.target, ref.current)}
            >
              {children}
            </div>
          </>
        )}
      </div>
    </>
  );
}

export type MenuItemProps = {
  icon?: IconName | undefined;
  /** One of several that exclude each other, such as languages: the chosen one has a check. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  lang?: string | undefined;
  children: ReactNode;
} & ({ to: To; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

/** A line of a `Menu`: a link with `to`, else a deed with `onSelect`. States: hover and focus, checked, disabled. */
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
      <Link {...shared} to={to}>
        {inside}
      </Link>
    );
  return (
    <button {...shared} type="button" onClick={disabled ? undefined : onSelect}>
      {inside}
    </button>
  );
}
