import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Done, endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { eachNotification, type NotificationType, notificationTypes } from '#features/mails/contract/notification-types.ts';
import { notificationErrors } from './errors.ts';

const Choice = Type.Object({ mail: Type.Boolean(), push: Type.Boolean() });
export type NotificationSettings = Readonly<Record<NotificationType, Static<typeof Choice>>>;

const Settings = Type.Object({
  /** By type: which channel is on. */
  settings: Type.Object(eachNotification(() => Choice)),
  /** Types of which the member gets nothing any more, as in `user.notifications_disabled`. */
  notifications_disabled: Type.Array(OneOf(notificationTypes)),
  /** Without it no advertising is sent, whatever the switches say. */
  promotions_consent: Type.Boolean(),
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: 'notification-settings.php',
  about: 'Which notifications the member gets by mail and by push.',
  access: 'member',
  reply: Settings,
  errors: {},
});

export const putNotificationSettings = endpoint({
  method: 'PUT',
  path: 'notification-settings.php',
  about: 'Switches one type of notification on or off, for mail, push or both. Returns all settings.',
  access: 'member',
  limit: 120,
  body: Type.Object(
    { type: OneOf(notificationTypes), mail: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) },
    { minProperties: 2 },
  ),
  reply: Settings,
  errors: {},
});

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) });

export const getUnsubscription = endpoint({
  method: 'GET',
  path: 'unsubscribe.php',
  about: 'What the unsubscribe link of a mail would switch off. The address is masked, since mails are forwarded.',
  access: 'public',
  refusesUnknownFields: true,
  query: Token,
  reply: Type.Object({ type: OneOf(notificationTypes), email: Type.String(), subscribed: Type.Boolean() }),
  errors: errorsOf(notificationErrors, 'link_invalid'),
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: 'unsubscribe.php',
  about:
    "Switches the mails of the link's type off, without a login (RFC 8058: the body is `List-Unsubscribe=One-Click`). Repeating the call changes nothing.",
  access: 'public',
  limit: 60,
  rawBody: true,
  query: Token,
  reply: Done,
  errors: errorsOf(notificationErrors, 'link_invalid'),
});

export const resubscribe = endpoint({
  method: 'DELETE',
  path: 'unsubscribe.php',
  about: "Switches the mails of the link's type on again.",
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  query: Token,
  reply: Done,
  errors: errorsOf(notificationErrors, 'link_invalid'),
});
