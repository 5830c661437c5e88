import { useTranslations } from 'use-intl';
import type { DecisionAct } from '#features/decisions/contract/rules.ts';

/** What the button does, by act, person and number: "Milan sperren, 11 warnen". */
export function useDeed() {
  const t = useTranslations('office.cases');
  return (act: DecisionAct, name: string, also = 0, warned = 0, second = false): string => {
    const deed = t(`deeds.${act}`, { name });
    const all = also === 0 ? deed : t('deedAlso', { deed, n: also });
    if (second) return t('deedSecond', { deed: all });
    return warned === 0 ? all : t('deedWarned', { deed: all, n: warned });
  };
}
