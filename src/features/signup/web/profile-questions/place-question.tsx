import { useTranslations } from 'use-intl';
import { OwnFirstPlace, SearchAgeField } from '#features/profile/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

/** Where the member lives, and the ages that they look for. Whom they look for was asked before. */
export function PlaceQuestion({ titleId, state: { answers, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup');
  return (
    <>
      <Heading id={titleId} title={t('place.title')} lead={t('place.lead')} />
      <OwnFirstPlace changeLabel={t('country.change')} />
      <SearchAgeField {...answers} legend={t('place.ages')} onChange={change} />
    </>
  );
}
