import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Face } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { LikedSubject as Subject } from './like-rows.ts';

interface Props {
  readonly what: Subject;
  /** The viewer gave the like. */
  readonly mine: boolean;
}

const quote = (line: ReactNode) => (
  <q className="wrap-anywhere" dir="auto">
    {line}
  </q>
);

/** Describes the liked part: the profile, a photo, a line of the about text or an answer. */
export function LikedSubject({ what, mine }: Props) {
  const t = useTranslations('likes.row');
  const prompt = useTranslations('prompts.prompt');
  switch (what.kind) {
    case 'profile':
      return <p className="liked-part">{t(mine ? 'sent' : 'profile')}</p>;
    case 'line':
      return <p className="liked-part">{t.rich(mine ? 'sentLine' : 'line', { line: what.line, q: quote })}</p>;
    case 'answer':
      return (
        <p className="liked-part">
          {t.rich(mine ? 'sentAnswer' : 'answer', { prompt: prompt(what.prompt), answer: what.answer, q: quote })}
        </p>
      );
    case 'photo':
      if (what.photo === null) return <p className="liked-part">{t('sentPhoto')}</p>;
      return (
        <p className="liked-part flex items-center gap-2.5">
          <Face {...faceOf(what.photo)} alt="" size={44} />
          <span>{what.photo.caption === '' ? t('photo') : t.rich('photoCaption', { caption: what.photo.caption, q: quote })}</span>
        </p>
      );
  }
}
