import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ImageFiles } from '#features/photos/contract/image.ts';
import { ClientId, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { gifts } from './gifts.ts';

/** A picture in a conversation. Its addresses are signed and short-lived. */
export const ChatImage = Type.Object({
  id: Id,
  /** Px of the largest file, upright. */
  width: Type.Integer(),
  height: Type.Integer(),
  files: ImageFiles,
  /** A file in which nothing can be made out: shown until tapped, from somebody whom the viewer never answered. */
  blurred: Type.String(),
  /** Base64 of a ThumbHash. */
  thumb_hash: Type.String(),
});
export type ChatImage = Static<typeof ChatImage>;

export const Gif = Type.Object({
  /** Such as `leaf:hello`; before the colon who provides it. */
  id: Type.String({ pattern: '^[a-z]{2,12}:[A-Za-z0-9_-]{1,64}$' }),
  /** Px. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** What it shows, in words. */
  title: Type.String(),
  /** Served by us: nothing of it is loaded from anywhere else. */
  url: Type.String(),
  /** One frame of it, for who wants no motion. */
  still: Type.String(),
});
export type Gif = Static<typeof Gif>;

/** Why its reader should be careful with a message. */
export const cautions = ['link', 'phone', 'messenger', 'money', 'crypto'] as const;
export type Caution = (typeof cautions)[number];

export const Message = Type.Object({
  id: Id,
  /** Profile id of the sender. */
  sender: Id,
  client_id: ClientId,
  /** What is said; empty when a gift, a picture or a GIF comes without words. */
  text: Type.String(),
  gift: Nullable(OneOf(gifts)),
  image: Nullable(ChatImage),
  gif: Nullable(Gif),
  /** For whoever it was sent to. */
  cautions: Type.Array(OneOf(cautions)),
  sent_at: Instant,
});
export type Message = Static<typeof Message>;
