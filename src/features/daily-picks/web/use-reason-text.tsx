import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { inSentence } from '#features/members/contract/interest-words.ts';
import { useFitText } from '#features/members/web/index.ts';
import type { Reason } from '../contract/endpoints.ts';
import type { Today } from './queries.ts';

/** Why somebody was picked, in one line; null when what it names is no longer shown. */
export function useReasonText(): (reason: Reason, member: Today['picks'][number]['profile']) => ReactNode {
  const t = useTranslations('members');
  const format = useFormatter();
  const fitText = useFitText();
  const language = useLanguage();
  return (reason, member) => {
    if (reason.reason === 'answer') return reason.answer.trim() === '' ? null : <q dir="auto">{reason.answer}</q>;
    if (reason.reason === 'interests')
      return t('card.both', {
        interest: format.list(
          reason.interests.slice(0, 2).map((one, at) => (at === 0 ? t(`interest.${one}`) : inSentence(t(`interest.${one}`), language))),
        ),
      });
    return fitText(reason, member)?.text ?? null;
  };
}
