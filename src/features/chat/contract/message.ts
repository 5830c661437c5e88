import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ImageFiles } from '#features/photos/contract/image.ts';
import { ClientId, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { gifts } from './gifts.ts';
import { reactions } from './reactions.ts';
import { cautions } from './cautions.ts';

/** An image in a conversation. Its URLs are signed and expire. */
export const ChatImage = Type.Object({
  id: Id,
  /** Px of the largest file, after rotation. */
  width: Type.Integer(),
  height: Type.Integer(),
  files: ImageFiles,
  /** URL of a blurred file. Shown until the viewer taps it, when they have never written to the sender. */
  blurred: Type.String(),
  /** Base64 of a ThumbHash. */
  thumb_hash: Type.String(),
});
export type ChatImage = Static<typeof ChatImage>;

export const Gif = Type.Object({
  /** Provider and key, such as `leaf:hello`. */
  id: Type.String({ pattern: '^[a-z]{2,12}:[A-Za-z0-9_-]{1,64}$' }),
  /** Px. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** What it shows. */
  title: Type.String(),
  /** On this site: browsers never load a GIF from its provider. */
  url: Type.String(),
  /** URL of one frame, for reduced motion. */
  still: Type.String(),
});
export type Gif = Static<typeof Gif>;

/** The earlier message of the conversation that a message answers. */
export const Quote = Type.Object({
  id: Id,
  /** Null when the message is gone: deleted, or removed by the viewer. */
  content: Nullable(
    Type.Object({
      /** Profile id. */
      sender: Id,
      /** Its beginning, as `quotedText` cuts it. */
      text: Type.String(),
      /** Attachment of the quoted message, or `text` when it has none. */
      kind: OneOf(['text', 'gift', 'image', 'gif']),
      gift: Nullable(OneOf(gifts)),
    }),
  ),
});
export type Quote = Static<typeof Quote>;

export const Message = Type.Object({
  id: Id,
  /** Profile id of the sender. */
  sender: Id,
  client_id: ClientId,
  /** Empty when a gift, an image or a GIF comes without text. */
  text: Type.String(),
  gift: Nullable(OneOf(gifts)),
  image: Nullable(ChatImage),
  gif: Nullable(Gif),
  /** To be shown to the recipient only. */
  cautions: Type.Array(OneOf(cautions)),
  sent_at: Instant,
  quote: Nullable(Quote),
  /** Set by the message's recipient. */
  reaction: Nullable(OneOf(reactions)),
});
export type Message = Static<typeof Message>;
