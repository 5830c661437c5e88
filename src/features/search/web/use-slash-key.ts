import { type RefObject, useEffect, useRef } from 'react';

/** A ref to the element that the `/` key focuses, unless the user is typing or a dialog is open. */
export function useSlashKey<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.scrollIntoView({ block: 'center' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return ref;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
