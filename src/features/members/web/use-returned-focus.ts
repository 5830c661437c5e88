import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The member that was opened from an entry of the history, by the entry's key; as long as the page lives. */
const opened = new Map<string, string>();

/** Whoever comes back to a list finds the focus on the link that was followed. */
export function useReturnedFocus(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const returned = useNavigationType() === 'POP';
  useEffect(() => {
    const id = opened.get(key);
    if (returned && id !== undefined) list.current?.querySelector<HTMLElement>(`[data-member="${id}"]`)?.focus({ preventScroll: true });
  }, [key, list, returned]);
  useEffect(() => {
    const box = list.current;
    const remember = ({ target }: Event) => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-member]')?.dataset['member'] : undefined;
      if (id !== undefined) opened.set(key, id);
    };
    box?.addEventListener('click', remember);
    return () => box?.removeEventListener('click', remember);
  }, [key, list]);
}
