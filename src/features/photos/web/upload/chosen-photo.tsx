import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const PhotoEditor = lazy(async () => ({ default: (await import('../editor/photo-editor.tsx')).PhotoEditor }));

/** Opens the editor for a chosen photo before its upload. The editor's code is loaded on first use. */
export function ChosenPhoto({ chosen }: { readonly chosen: ChosenPhotos }) {
  if (chosen.file === null) return null;
  // Rendered outside any surrounding form: Enter in a number field would submit it.
  return createPortal(
    <Suspense>
      <PhotoEditor file={chosen.file} chosen={chosen} />
    </Suspense>,
    document.body,
  );
}
