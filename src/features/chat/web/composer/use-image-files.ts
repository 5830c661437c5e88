import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';

interface ImageFiles {
  /** Files are being dragged over the page. */
  readonly over: boolean;
  /** For the text field. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Accepts images that are pasted into the text field or dropped anywhere on the page. */
export function useImageFiles(onFiles: (files: readonly File[]) => void): ImageFiles {
  const [over, setOver] = useState(false);
  const accept = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || document.querySelector('dialog:modal') !== null) return;
      // Outside the conversation as well: else the browser would open the file instead of the page.
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') accept([...event.dataTransfer.files]);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
      document.removeEventListener('dragleave', leave);
    };
  }, []);
  return {
    over,
    onPaste(event) {
      const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
      // Text copied from an office program comes with an image of itself.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
