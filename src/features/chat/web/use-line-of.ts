import { useTranslations } from 'use-intl';
import type { Gift } from '../contract/gifts.ts';

/** A message in one line of words: what is said, else what is given. */
export function useLineOf(): (message: { readonly text: string; readonly gift: Gift | null }) => string {
  // Without a namespace: the texts of the chat may come after the first message did.
  const t = useTranslations();
  return ({ text, gift }) => (text !== '' || gift === null ? text : t('chat.gift.line', { gift: t(`chat.gift.names.${gift}`) }));
}
