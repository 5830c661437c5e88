import type { KeyboardEvent } from 'react';

/** The enabled items of a menu. */
export function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])];
}

/** Closes the menu after one of its items was selected. */
export function closeOnSelect(target: EventTarget, menu: HTMLElement | null): void {
  if (target instanceof Element && target.closest('[role^="menuitem"]:not([aria-disabled="true"])')) menu?.hidePopover();
}

/** Moves the focus with arrows, Home, End and first letters; Tab closes the menu. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, menu: HTMLElement | null): void {
  if (event.key === 'Tab') return menu?.hidePopover();
  const all = menuItems(menu);
  const at = all.findIndex((item) => item === document.activeElement);
  const next = all[nextIndex(event.key, at, all)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextIndex(key: string, at: number, all: readonly HTMLElement[]): number {
  const last = all.length - 1;
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return -1;
  const starts = (item: HTMLElement): boolean => item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const after = all.findIndex((item, index) => index > at && starts(item));
  return after >= 0 ? after : all.findIndex(starts);
}

/** Positions the menu under the trigger, or above it near the bottom of the screen; aligned to the side with more room. */
export function position(menu: HTMLElement | null, trigger: HTMLElement | null): void {
  if (!menu || !trigger) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = trigger.getBoundingClientRect();
  const below = bottom < clientHeight * 0.6;
  const fromLeft = left + right < clientWidth;
  // Keeps a menu that is wider than the room on its side on the screen. A hidden menu has no width.
  const most = clientWidth - menu.offsetWidth - 8;
  menu.style.inset = [
    below ? `${bottom + 6}px` : 'auto',
    fromLeft ? 'auto' : `${Math.max(8, Math.min(clientWidth - right, most))}px`,
    below ? 'auto' : `${clientHeight - top + 6}px`,
    fromLeft ? `${Math.max(8, Math.min(left, most))}px` : 'auto',
  ].join(' ');
}
