import { useTranslations } from 'use-intl';
import type { Attachments } from '../state/outbox/outbox.ts';

/** A message as one line of text: its text, else a label for its gift, GIF or photo. */
export function useMessagePreview(): (message: Attachments & { readonly text: string }) => string {
  // Without a namespace: the chat's texts may be loaded only after the first message arrived.
  const t = useTranslations();
  return ({ text, gift, image, gif }) => {
    if (text !== '') return text;
    if (gift !== null) return t('chat.gift.summary', { gift: t(`chat.gift.names.${gift}`) });
    if (gif !== null) return t('chat.image.gifLabel');
    return image === null ? '' : t('chat.image.label');
  };
}
