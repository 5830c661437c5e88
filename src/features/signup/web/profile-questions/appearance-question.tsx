import { useTranslations } from 'use-intl';
import { SexualityField, TraitFields, useConsent } from '#features/profile/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

export function AppearanceQuestion({ titleId, state: { said, say } }: ProfileQuestionProps) {
  const t = useTranslations('signup.appearance');
  const { visible_profile_fields } = useSettings();
  const consent = useConsent('sexuality');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <TraitFields values={said} onChange={say} />
      {visible_profile_fields.includes('sexuality') && <SexualityField value={said.sexuality} onChange={say} consent={consent} />}
    </>
  );
}
