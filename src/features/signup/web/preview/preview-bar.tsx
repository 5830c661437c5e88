import './preview.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Face, type FaceProps, Icon } from '#platform/web/ui/index.ts';
import type { Preview, PreviewEdits } from './preview.ts';

const PreviewSheet = loadPart(async () => (await import('./preview-sheet.tsx')).PreviewSheet);

interface Props {
  readonly preview: Preview;
  /** `src` and `srcSet` of the image in the bar; empty without one. */
  readonly face: Pick<FaceProps, 'src' | 'srcSet'>;
  readonly edits: PreviewEdits;
}

/** The visitor's own card as it grows with the answers: one line, or the whole card after a tap. */
export function PreviewBar({ preview, face, edits }: Props) {
  const t = useTranslations('signup.preview');
  const [open, setOpen] = useState(false);
  const saying = useTranslations('members.wish');
  const { name, age, wish, place, answer } = preview;
  const known = [
    name.trim(),
    age === null ? '' : String(age),
    wish === null ? '' : saying(wish),
    place ?? '',
    answer?.answer.trim() ?? '',
  ].filter((part) => part !== '');
  return (
    <>
      <button type="button" className="preview-bar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Face {...face} alt="" size={44} />
        <span className="preview-line">
          <b>{t('title')}</b>
          <span>{known.length === 0 ? t('empty') : known.join(' · ')}</span>
        </span>
        <Icon name="caret-up" />
      </button>
      {open && <PreviewSheet preview={preview} edits={edits} onClose={() => setOpen(false)} />}
    </>
  );
}
