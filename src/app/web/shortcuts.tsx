import { lazy, Suspense, useEffect, useState } from 'react';
import { shortcutsAsked } from './show-shortcuts.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** `?` lists the keys on every page, unless somebody is typing or a dialog is open. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', press);
    addEventListener(shortcutsAsked, show);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener(shortcutsAsked, show);
    };
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
