import { createPortal } from 'react-dom';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import type { ChosenPhotos } from '../upload/use-chosen-photos.ts';

const PhotoEditor = loadPart(async () => (await import('../editor/photo-editor.tsx')).PhotoEditor);

/** Opens the editor for a chosen photo before its upload. The editor's code is loaded on first use. */
export function ChosenPhoto({ chosen }: { readonly chosen: ChosenPhotos }) {
  if (chosen.file === null) return null;
  // Rendered outside any surrounding form: Enter in a number field would submit it.
  return createPortal(<PhotoEditor file={chosen.file} chosen={chosen} onClose={chosen.drop} />, document.body);
}
