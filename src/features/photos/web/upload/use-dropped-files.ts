import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files dropped anywhere on the page or pasted outside of text fields. True while files are dragged over the page. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file and leave the page.
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') take([...event.dataTransfer.files]);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextField(event.target)) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('paste', paste);
    };
  }, []);
  return over;
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="file"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]');
