import type { PhotoAddresses } from '#features/photos/server/index.ts';
import type { Message } from '../../contract/message.ts';
import type { Caution } from '../../contract/cautions.ts';
import { cautionsOf } from '../cautions/cautions.ts';
import { gifAddresses } from './gif-addresses.ts';
import type { MessageRow } from './message-repo.ts';
import { presentChatImage } from './present-chat-image.ts';

/** `cautions`: the cautions of the message's text, when they are already known. */
export type PresentMessage = (message: MessageRow, cautions?: Caution[]) => Message;

/** The result is for both members: signed image URLs work for either, and the page shows cautions to the recipient only. */
export const createPresentMessage =
  (addresses: PhotoAddresses): PresentMessage =>
  ({ id, sender, clientId, text, gift, image, gif, sentAt, quote, reaction }, cautions = cautionsOf(text)) => ({
    id,
    sender,
    client_id: clientId,
    text,
    gift,
    image: image && presentChatImage(image, addresses),
    gif: gif && { id: gif.id, width: gif.width, height: gif.height, title: gif.title, ...gifAddresses(gif.id) },
    cautions,
    sent_at: sentAt.toISOString(),
    quote,
    reaction,
  });
