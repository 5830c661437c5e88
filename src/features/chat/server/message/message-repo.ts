import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { type Gift, gifts } from '../../contract/gifts.ts';
import type { Gif, Quote } from '../../contract/message.ts';
import { type Reaction, reactions } from '../../contract/reactions.ts';
import { quotedText, quoteUnits } from '../../contract/rules.ts';

export interface ImageRow {
  readonly id: number;
  /** Base name of its files. */
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  /** The unblurred files exist as AVIF, too. */
  readonly avif: boolean;
}

/** The stored fields of a GIF; its URLs are derived from the id. */
export type StoredGif = Pick<Gif, 'id' | 'width' | 'height' | 'title'>;

/** A message has at least one of text, image, GIF and gift. */
export interface MessageRow {
  readonly id: number;
  readonly sender: UserId;
  readonly clientId: string;
  readonly text: string;
  readonly gift: Gift | null;
  readonly image: ImageRow | null;
  readonly gif: StoredGif | null;
  readonly sentAt: Date;
  readonly quote: Quote | null;
  /** By its recipient. */
  readonly reaction: Reaction | null;
}

/** SQL: an image `i` as an `ImageRow`. */
export const imageColumn = sql`jsonb_build_object(
  'id', i.id, 'name', i.name, 'width', i.width, 'height', i.height, 'thumbHash', i.thumb_hash, 'avif', i.avif)`;

// oxlint-disable-next-line emberleaf/no-sql-as-text -- A number of the code's own.
const keptUnits = sql.lit(2 * quoteUnits);

/** SQL: the content of the quoted message with the given id, as a `QuotedRow`. */
export const quotedColumn = (id: RawBuilder<unknown>) => sql`(SELECT jsonb_build_object(
  'sender', q.sender_id, 'text', left(q.text, ${keptUnits}), 'gift', q.gift,
  'kind', CASE WHEN q.gift IS NOT NULL THEN 'gift' WHEN q.gif IS NOT NULL THEN 'gif' WHEN q.image_id IS NOT NULL THEN 'image' ELSE 'text' END)
  FROM messages q WHERE q.id = ${id})`;

export interface QuotedRow {
  readonly sender: number;
  /** The beginning of the text, longer than the part that is quoted. */
  readonly text: string;
  readonly kind: 'text' | 'gift' | 'image' | 'gif';
  readonly gift: string | null;
}

/** SQL: the columns of a message `m`. Reads other rows only for messages with an image or a quote. */
export const messageColumns = sql`m.id, m.sender_id, m.client_id, m.text, m.gift, m.gif, m.created_at, m.reaction, m.quoted_id,
  CASE WHEN m.quoted_id IS NOT NULL THEN ${quotedColumn(sql`m.quoted_id`)} END AS quoted,
  CASE WHEN m.image_id IS NOT NULL THEN (SELECT ${imageColumn} FROM chat_images i WHERE i.id = m.image_id) END AS image`;

export interface SelectedMessage {
  readonly id: number;
  readonly sender_id: number;
  readonly client_id: string;
  readonly text: string;
  readonly gift: string | null;
  readonly gif: StoredGif | null;
  readonly image: ImageRow | null;
  readonly created_at: Date;
  readonly reaction: string | null;
  readonly quoted_id: number | null;
  readonly quoted: QuotedRow | null;
}

/** `removedUpTo`: the viewer has removed the messages up to this id, also as quotes. */
export const toMessage = (row: SelectedMessage, removedUpTo: number): MessageRow => ({
  id: row.id,
  sender: userId(row.sender_id),
  clientId: row.client_id,
  text: row.text,
  gift: giftOf(row.gift),
  image: row.image,
  gif: row.gif,
  sentAt: row.created_at,
  reaction: reactionOf(row.reaction),
  quote: quoteOf(row.quoted_id, row.quoted, removedUpTo),
});

/** Null for a gift that is no longer offered: its message then shows its text only. */
export const giftOf = (name: string | null): Gift | null => gifts.find((gift) => gift === name) ?? null;

/** Null for a reaction that is no longer offered. */
export const reactionOf = (name: string | null): Reaction | null => reactions.find((reaction) => reaction === name) ?? null;

export const quoteOf = (id: number | null, quoted: QuotedRow | null, removedUpTo: number): Quote | null =>
  id === null
    ? null
    : {
        id,
        content: quoted === null || id <= removedUpTo ? null : { ...quoted, text: quotedText(quoted.text), gift: giftOf(quoted.gift) },
      };
