import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';

interface ImageFiles {
  /** Files are being dragged over the page. */
  readonly over: boolean;
  /** For the field in which words are pasted. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Takes pictures that are pasted, or dropped on the conversation. */
export function useImageFiles(onFiles: (files: readonly File[]) => void): ImageFiles {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || document.querySelector('dialog:modal') !== null) return;
      // Beside the conversation, too: else the browser would open the file in place of the page.
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') take([...event.dataTransfer.files]);
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
      // Text that was copied from an office program brings a picture of itself along.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
