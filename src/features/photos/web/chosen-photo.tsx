import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const PhotoEditor = lazy(async () => ({ default: (await import('./photo-editor.tsx')).PhotoEditor }));

/** The photo that is looked at before it is sent; what it needs is loaded with the first one. */
export function ChosenPhoto({ chosen }: { readonly chosen: ChosenPhotos }) {
  if (chosen.file === null) return null;
  // Not inside the form that may be around: Enter in a number would send it.
  return createPortal(
    <Suspense>
      <PhotoEditor file={chosen.file} chosen={chosen} />
    </Suspense>,
    document.body,
  );
}
