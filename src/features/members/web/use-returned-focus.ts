import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The member that was opened from an entry of the history, by the entry's key; as long as the page lives. */
const opened = new Map<string, string>();

/** Whoever comes back to a list's entry finds the focus on this member: also after going on to the next profile. */
export function markOpened(entry: string, id: number): void {
  opened.set(entry, String(id));
}

/** For a list of links with `data-member`: whoever comes back finds the focus on the one that was followed. */
export function useReturnedFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const list = useRef<Box>(null);
  const { key } = useLocation();
  const returned = useNavigationType() === 'POP';
  useEffect(() => {
    const box = list.current;
    const id = opened.get(key);
    if (returned && id !== undefined) box?.querySelector<HTMLElement>(`[data-member="${id}"]`)?.focus({ preventScroll: true });
    const remember = ({ target }: Event) => {
      const followed = target instanceof Element ? target.closest<HTMLElement>('[data-member]')?.dataset['member'] : undefined;
      if (followed !== undefined) opened.set(key, followed);
    };
    box?.addEventListener('click', remember);
    return () => box?.removeEventListener('click', remember);
  }, [key, returned]);
  return list;
}
