import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { type NotificationType, notificationTypes } from '#features/account/contract/user.ts';

/** Whose mails of which type a link switches off. */
export interface Unsubscription {
  readonly user: UserId;
  readonly type: NotificationType;
}

/**
 * Nothing is stored of these links: they work as long as the account exists, since an old mail must still let its
 * reader go. Whoever has one can switch one type of mail off and on, and nothing else.
 */
export interface UnsubscribeTokens {
  make(unsubscription: Unsubscription): string;
  /** Null: not made by us. */
  read(token: string): Unsubscription | null;
}

export const createUnsubscribeTokens = (signer: Signer): UnsubscribeTokens => ({
  make({ user, type }) {
    const text = `${user}.${type}`;
    return Buffer.from(`${text}.${signer.sign(text)}`).toString('base64url');
  },
  read(token) {
    const [user = '', type = '', signature = ''] = Buffer.from(token, 'base64url').toString().split('.');
    const known = notificationTypes.find((candidate) => candidate === type);
    if (known === undefined || !/^\d{1,15}$/.test(user) || !signer.verify(`${user}.${type}`, signature)) return null;
    return { user: userId(Number(user)), type: known };
  },
});
