import { useEffect, useState } from 'react';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { showShortcutsEvent } from './show-shortcuts.ts';

const ShortcutsDialog = loadPart(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog));

/** On every page, unless the member is typing or a dialog is open: `?` opens the list of shortcuts, `/` focuses the filters. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal') !== null) return;
      if (event.key === '?') {
        event.preventDefault();
        show();
      }
      const filters = event.key === '/' ? document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]') : null;
      if (filters === null) return;
      event.preventDefault();
      filters.focus();
      filters.scrollIntoView({ block: 'center' });
    };
    addEventListener('keydown', press);
    addEventListener(showShortcutsEvent, show);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener(showShortcutsEvent, show);
    };
  }, []);
  if (!open) return null;
  return <ShortcutsDialog onClose={() => setOpen(false)} />;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
