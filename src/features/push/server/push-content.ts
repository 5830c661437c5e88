import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';

/** The subject of a push as its job stores it, without names and texts, because both are looked up when it is sent. */
export const PushSubject = Type.Union([
  /** Unread messages of one conversation. */
  Type.Object({ kind: Type.Literal('conversation'), conversation: Id }),
  /** Unread messages of all conversations. */
  Type.Object({ kind: Type.Literal('messages') }),
  /** Likes that were not opened yet. */
  Type.Object({ kind: Type.Literal('likes') }),
  Type.Object({ kind: Type.Literal('photo') }),
  Type.Object({ kind: Type.Literal('week') }),
]);
export type PushSubject = Static<typeof PushSubject>;

/** Text parameters by kind. `from` is the name of the sender, with several the newest one. */
interface PushParams {
  readonly conversation: { readonly from: string; readonly messages: number };
  readonly messages: { readonly messages: number; readonly members: number };
  readonly likes: { readonly from: string; readonly likes: number };
  readonly match: { readonly from: string };
  readonly photo: object;
  readonly week: object;
}
export type PushKind = keyof PushParams;

/** Preview of the newest message, if the member enabled it: its text, or its kind when it has none. */
export type Preview = { readonly text: string } | { readonly kind: 'image' | 'gif' | 'gift' };

export type PushContent = { readonly [Kind in PushKind]: { readonly kind: Kind; readonly params: PushParams[Kind] } }[PushKind] & {
  readonly path: string;
  readonly also: readonly string[];
  readonly unread: number;
  readonly preview: Preview | null;
};

/** Loads the current content of a push; null when it was seen meanwhile. */
export type Describe = (user: UserId, subject: PushSubject, options: { readonly preview: boolean }) => Promise<PushContent | null>;
