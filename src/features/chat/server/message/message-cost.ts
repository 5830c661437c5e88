import type { Static } from 'typebox';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { MessageCost } from '../../contract/endpoints.ts';

type Priced = 'message_credits' | 'photo_credits';

/** The price of a message or an image. Nothing before the sender's account is activated. */
export const costOf = (what: Priced, settings: Pick<StoredSettings, Priced>, active: boolean): Static<typeof MessageCost> => ({
  credits: active ? settings[what] : 0,
});
