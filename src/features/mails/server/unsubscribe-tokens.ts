import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { type NotificationType, notificationTypes } from '../contract/notification-types.ts';

/** The user and the type of mail that a link turns off. */
export interface Unsubscription {
  readonly user: UserId;
  readonly type: NotificationType;
}

/**
 * Tokens are signed, not stored, and do not expire, because the link in an old mail must still work. A token can only turn
 * one type of mail off and on.
 */
export interface UnsubscribeTokens {
  make(unsubscription: Unsubscription): string;
  /** Null when the signature is invalid. */
  read(token: string): Unsubscription | null;
}

export const createUnsubscribeTokens = (signer: Signer): UnsubscribeTokens => ({
  make({ user, type }) {
    const text = `${user}.${type}`;
    return Buffer.from(`${text}.${signer.sign(text)}`).toString('base64url');
  },
  read(token) {
    const [user = '', type = '', signature = ''] = Buffer.from(token, 'base64url').toString().split('.');
    const notificationType = notificationTypes.find((candidate) => candidate === type);
    if (notificationType === undefined || !/^\d{1,15}$/.test(user) || !signer.verify(`${user}.${type}`, signature)) return null;
    return { user: userId(Number(user)), type: notificationType };
  },
});
