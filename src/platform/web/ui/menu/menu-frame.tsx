import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { cx } from '../cx.ts';
import { closeByBack } from '../layers/close-by-back.ts';

export interface MenuTriggerProps {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: (() => void) | undefined;
  onFocus: (() => void) | undefined;
}

/** Where the list is rendered: in which popover, and under which button. */
export interface MenuPlace {
  popover: RefObject<HTMLDivElement | null>;
  triggerId: string;
}

interface MenuFrameProps {
  trigger: (menu: MenuTriggerProps) => ReactNode;
  className?: string | undefined;
  /** Renders the list while the menu is open; null until its code is loaded. */
  list: ((place: MenuPlace) => ReactElement) | null;
  /** Loads the list: on hover or focus, and whenever the menu opens without it. */
  load?: (() => void) | undefined;
}

/** The button of a menu and the native popover under it: the part of a menu that is rendered before it opens. */
export function MenuFrame({ trigger, className, list, load }: MenuFrameProps): ReactElement {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // A press before hydration may have opened the popover.
    if (!popover.current?.matches(':popover-open')) return;
    setOpen(true);
    closeByBack(popover.current);
    load?.();
    // oxlint-disable-next-line react/exhaustive-deps -- only the first render can come after a press that nobody heard
  }, []);

  function toggling(event: ToggleEvent<HTMLDivElement>): void {
    setOpen(event.newState === 'open');
    if (event.newState === 'open') load?.();
    // Removes the list before the browser would return the focus itself.
    else if (popover.current?.contains(document.activeElement)) document.getElementById(triggerId)?.focus({ preventScroll: true });
  }
  function openByArrow(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    popover.current?.showPopover();
  }

  return (
    <>
      {trigger({
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onKeyDown: openByArrow,
        onPointerEnter: load,
        onFocus: load,
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={cx('menu', list === null && 'invisible', className)}
        onBeforeToggle={toggling}
        onToggle={({ newState, currentTarget }) => newState === 'open' && closeByBack(currentTarget)}
      >
        {open && list?.({ popover, triggerId })}
      </div>
    </>
  );
}
