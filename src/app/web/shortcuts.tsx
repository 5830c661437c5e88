import { lazy, Suspense, useEffect, useState } from 'react';
import { showShortcutsEvent } from './show-shortcuts.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** `?` opens the list of keyboard shortcuts on every page, unless the member is typing or a dialog is open. */
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
    addEventListener(showShortcutsEvent, show);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener(showShortcutsEvent, show);
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
