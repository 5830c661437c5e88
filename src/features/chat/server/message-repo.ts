import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { type Gift, gifts } from '../contract/gifts.ts';
import type { Gif } from '../contract/message.ts';

/** What is kept of a picture's row. */
export interface ImageRow {
  readonly id: number;
  /** Of its files. */
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  /** The clear files exist as AVIF too. */
  readonly avif: boolean;
}

/** What is stored of a GIF; its addresses follow from its id. */
export type StoredGif = Pick<Gif, 'id' | 'width' | 'height' | 'title'>;

/** A message is one of words, a picture, a GIF or a gift at least. */
export interface MessageRow {
  readonly id: number;
  readonly sender: UserId;
  readonly clientId: string;
  readonly text: string;
  readonly gift: Gift | null;
  readonly image: ImageRow | null;
  readonly gif: StoredGif | null;
  readonly sentAt: Date;
}

/** SQL: a picture `i` as a message carries it. */
export const imageColumn = sql`jsonb_build_object(
  'id', i.id, 'name', i.name, 'width', i.width, 'height', i.height, 'thumbHash', i.thumb_hash, 'avif', i.avif)`;

/** SQL: a message `m`. Without a picture no other table is looked at. */
export const messageColumns = sql`m.id, m.sender_id, m.client_id, m.text, m.gift, m.gif, m.created_at,
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
}

export const toMessage = (row: SelectedMessage): MessageRow => ({
  id: row.id,
  sender: userId(row.sender_id),
  clientId: row.client_id,
  text: row.text,
  gift: giftOf(row.gift),
  image: row.image,
  gif: row.gif,
  sentAt: row.created_at,
});

/** A gift that is no longer in the catalogue is as good as its words. */
export const giftOf = (name: string | null): Gift | null => gifts.find((gift) => gift === name) ?? null;
