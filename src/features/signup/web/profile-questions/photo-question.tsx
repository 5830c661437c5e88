import { useTranslations } from 'use-intl';
import { PhotoPicker } from '#features/photos/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

/** The photo is large, as on the card that others will see. */
export function PhotoQuestion({ titleId, own }: ProfileQuestionProps) {
  const t = useTranslations('signup.photo');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <PhotoPicker {...own} />
    </>
  );
}
