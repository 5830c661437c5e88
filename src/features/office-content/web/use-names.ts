import { useLocale, useTranslations } from 'use-intl';
import { gifts } from '#features/chat/contract/gifts.ts';
import { landerNames } from '#features/landers/contract/landers.ts';
import { legalKeys } from '#features/site-content/contract/kinds.ts';
import type { Lang, PieceOf } from './queries.ts';

/** How pieces and languages are called in the office. */
export function useNames() {
  const t = useTranslations('office-content');
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return {
    /** Of what has no words of its own, the name that we gave it. */
    pieceName({ kind, key, name }: Pick<PieceOf, 'kind' | 'key' | 'name'>): string {
      const lander = landerNames.find((one) => one === key);
      if (kind === 'lander' && lander !== undefined) return t(`landers.${lander}`);
      const gift = gifts.find((one) => one === key);
      if (kind === 'gift' && gift !== undefined) return t(`gifts.${gift}`);
      const legal = legalKeys.find((one) => one === key);
      if (kind === 'legal' && legal !== undefined) return t(`legal.${legal}`);
      return name === '' ? t('unnamed') : name;
    },
    languageName: (language: Lang): string => (language === null ? t('editor.common') : (names.of(language) ?? language)),
  };
}
