import { useTranslations } from 'use-intl';
import type { Case } from '#features/cases/contract/schemas.ts';

/** How the member of a case is called: by name, by number where there is no profile, and what is outside as such. */
export function useName(): (subject: Case['subject']) => string {
  const t = useTranslations('office.cases');
  return (subject) => {
    if (subject === null) return t('outside');
    return subject.name === '' ? t('memberNumber', { id: String(subject.id) }) : subject.name;
  };
}
