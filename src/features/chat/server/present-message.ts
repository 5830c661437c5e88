import type { PhotoAddresses } from '#features/photos/server/index.ts';
import type { Message } from '../contract/message.ts';
import { cautionsOf } from './cautions.ts';
import { gifAddresses } from './gifs/gif-addresses.ts';
import type { MessageRow } from './message-repo.ts';
import { presentChatImage } from './present-chat-image.ts';

export type PresentMessage = (message: MessageRow) => Message;

/** The same for both sides: the addresses of a picture are for either, and who wrote a message needs no cautions of it. */
export const createPresentMessage =
  (addresses: PhotoAddresses): PresentMessage =>
  ({ id, sender, clientId, text, gift, image, gif, sentAt }) => ({
    id,
    sender,
    client_id: clientId,
    text,
    gift,
    image: image && presentChatImage(image, addresses),
    gif: gif && { id: gif.id, width: gif.width, height: gif.height, title: gif.title, ...gifAddresses(gif.id) },
    cautions: cautionsOf(text),
    sent_at: sentAt.toISOString(),
  });
