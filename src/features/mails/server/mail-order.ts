import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { NotificationType } from '#features/account/contract/user.ts';

interface Link {
  readonly name: string;
  readonly link: string;
}

/** By kind of mail: what its words need. Links are whole addresses, days ISO 8601. */
export interface MailParams {
  readonly activation: Link & { readonly hours: number };
  /** A day later, with a new link. */
  readonly activation_reminder: Link & { readonly hours: number };
  /** Somebody signed up, or changed their address, to one that has an account. */
  readonly known_address: Link;
  /** The same, and the account is deleted but can still come back. */
  readonly deleted_address: Link & { readonly until: string };
  readonly password_reset: Link & { readonly hours: number };
  readonly password_changed: Link;
  /** To the new address. */
  readonly mail_change: Link & { readonly hours: number };
  /** To the old address, after the change. */
  readonly mail_changed: Link & { readonly email: string };
  readonly deletion: Link & { readonly until: string };
  readonly restored: Link;
  readonly data_export: Link & { readonly until: string };
  readonly complaint: Link & { readonly number: string };
  readonly photo_reminder: Link;
  /** `from`: who wrote first. */
  readonly new_conversation: Link & { readonly from: string };
  /** `from`: one of them. */
  readonly new_messages: Link & { readonly from: string; readonly messages: number; readonly members: number };
  readonly new_likes: Link & { readonly from: string; readonly likes: number };
  readonly unread_reminder: Link & { readonly from: string; readonly messages: number };
  /** What is new for this member: fitting members, unseen likes, unread messages. */
  readonly weekly_update: Link & { readonly members: number; readonly likes: number; readonly messages: number };
}
export type MailKind = keyof MailParams;

/** What a mail is about, with what its words need. */
export type MailContent = { readonly [Kind in MailKind]: { readonly kind: Kind; readonly params: MailParams[Kind] } }[MailKind];

/** A mail that somebody is to get: all that the process which sends it later has to know. */
export type MailOrder = MailContent & {
  readonly to: string;
  readonly language: Language;
  readonly site: SiteId;
  /** `https://www.example.org`: where the brand's name leads. */
  readonly origin: string;
  /** What its link switches off; mails about the account itself have none. */
  readonly unsubscribe?: { readonly user: UserId; readonly type: NotificationType };
};
