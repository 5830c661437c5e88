import { type PhotoAddresses, presentPrivateImage } from '#features/photos/server/index.ts';
import type { ChatImage } from '../../contract/message.ts';
import type { ImageRow } from './message-repo.ts';

/** All URLs are signed, including that of the blurred file: nothing in a conversation is public. */
export const presentChatImage = (image: ImageRow, addresses: PhotoAddresses): ChatImage => ({
  id: image.id,
  width: image.width,
  height: image.height,
  ...presentPrivateImage(image, addresses),
  thumb_hash: image.thumbHash,
});
