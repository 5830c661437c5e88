import { useTranslations } from 'use-intl';
import type { Enclosed } from './outbox.ts';

/** A message in one line of words: what is said, else what is given or shown. */
export function useLineOf(): (message: Enclosed & { readonly text: string }) => string {
  // Without a namespace: the texts of the chat may come after the first message did.
  const t = useTranslations();
  return ({ text, gift, image, gif }) => {
    if (text !== '') return text;
    if (gift !== null) return t('chat.gift.line', { gift: t(`chat.gift.names.${gift}`) });
    if (gif !== null) return t('chat.picture.gifLine');
    return image === null ? '' : t('chat.picture.line');
  };
}
