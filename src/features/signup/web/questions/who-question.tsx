import { useTranslations } from 'use-intl';
import type { QuestionProps } from './question-props.ts';
import { Heading } from './heading.tsx';
import { WhoFields } from './who-fields.tsx';

/** Shown next to the teaser of the member whom the visitor wants to write to. */
export function WhoQuestion({ titleId, ...props }: QuestionProps) {
  const t = useTranslations('signup.teaser');
  return (
    <>
      <Heading id={titleId} title={t('you')} />
      <WhoFields {...props} asks={{ gender: true, searchGender: true }} />
    </>
  );
}
