import './preview.css';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Face, Icon } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { Preview, PreviewEdits } from './preview.ts';

const PreviewSheet = lazy(async () => ({ default: (await import('./preview-sheet.tsx')).PreviewSheet }));

interface Props {
  readonly preview: Preview;
  readonly edits: PreviewEdits;
}

/** The own card as it grows with the answers: a line, and the whole card after a tap. */
export function PreviewBar({ preview, edits }: Props) {
  const t = useTranslations('signup.preview');
  const [open, setOpen] = useState(false);
  const { name, age, place, photo, upload, answer } = preview;
  const known = [name.trim(), age === null ? '' : String(age), place ?? '', answer?.answer.trim() ?? ''].filter((part) => part !== '');
  return (
    <>
      <button type="button" className="preview-bar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Face {...(upload === null ? faceOf(photo) : { src: upload })} alt="" size={44} />
        <span className="preview-line">
          <b>{t('title')}</b>
          <span>{known.length === 0 ? t('empty') : known.join(' · ')}</span>
        </span>
        <Icon name="caret-up" />
      </button>
      {open && (
        <Suspense>
          <PreviewSheet preview={preview} edits={edits} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
