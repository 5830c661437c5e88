import type { UserId } from '#platform/contract/ids.ts';

/** What a push is about, as its job keeps it: no name and no word, since both are looked up when it is sent. */
export type PushSubject =
  /** Unread messages of one conversation. */
  | { readonly kind: 'conversation'; readonly conversation: number }
  /** Unread messages of all conversations. */
  | { readonly kind: 'messages' }
  /** Likes that were not opened yet. */
  | { readonly kind: 'likes' }
  | { readonly kind: 'photo' }
  | { readonly kind: 'week' };

/** What words need of it. `from`: who; of several the newest. */
interface PushParams {
  readonly conversation: { readonly from: string; readonly messages: number };
  readonly messages: { readonly messages: number; readonly members: number };
  readonly likes: { readonly from: string; readonly likes: number };
  readonly match: { readonly from: string };
  readonly photo: object;
  readonly week: object;
}
export type PushKind = keyof PushParams;

/** The newest message, for those who want to see it: its text, or what it is without any. */
export type Preview = { readonly text: string } | { readonly kind: 'image' | 'gif' | 'gift' };

export type PushContent = { readonly [Kind in PushKind]: { readonly kind: Kind; readonly params: PushParams[Kind] } }[PushKind] & {
  readonly path: string;
  readonly also: readonly string[];
  readonly unread: number;
  readonly preview: Preview | null;
};

/** Looks what there is to say of it at this moment; null when it was seen meanwhile. */
export type Describe = (user: UserId, subject: PushSubject, options: { readonly preview: boolean }) => Promise<PushContent | null>;
