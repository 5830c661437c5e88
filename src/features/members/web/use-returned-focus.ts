import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The last opened member by the key of the list's history entry, while the page is open. */
const opened = new Map<string, string>();

/** Going back to the list's history entry will focus this member, also after moving on to the next profile. */
export function markOpened(entry: string, id: number): void {
  opened.set(entry, String(id));
}

/** For a list of links with `data-member`: going back focuses the link that was followed. */
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
