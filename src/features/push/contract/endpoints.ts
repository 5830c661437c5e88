import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Done, endpoint, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { pushErrors } from './errors.ts';

const Key = Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_+/-]+={0,2}$' });

/** The result of `PushSubscription.toJSON()`: address of the push service and encryption keys (RFC 8291). */
export const PushSubscriptionData = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
  keys: Type.Object({ p256dh: Key, auth: Key }),
});
export type PushSubscriptionData = Static<typeof PushSubscriptionData>;

export const subscribePush = endpoint({
  method: 'POST',
  path: 'user.php',
  flag: 'push',
  about:
    'Subscribes the browser of this session to push messages (`push=1` in the query; without it the call is the login). Replaces its earlier subscription and ends with the session.',
  access: 'member',
  limit: 60,
  query: Type.Object({ push: Type.Literal('1') }),
  body: Type.Object({ subscription: PushSubscriptionData }),
  reply: Done,
  errors: errorsOf(pushErrors, 'push_service_refused'),
});

const PushSettings = Type.Object({
  /** When the browser of this session was subscribed, or null. */
  subscribed_at: Nullable(Instant),
  /** Number of the member's subscribed browsers, in all sessions. */
  browsers: Type.Integer(),
  /** Notifications include the text of messages, not only the sender. */
  preview: Type.Boolean(),
});

export const getPush = endpoint({
  method: 'GET',
  path: 'push.php',
  about: "Whether this session's browser is subscribed to push messages, and whether they show the text of a message.",
  access: 'member',
  reply: PushSettings,
  errors: {},
});

export const putPush = endpoint({
  method: 'PUT',
  path: 'push.php',
  about: 'Sets whether push messages show the text of a message, for all browsers of the member.',
  access: 'member',
  limit: 60,
  body: Type.Object({ preview: Type.Boolean() }),
  reply: PushSettings,
  errors: {},
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: 'push.php',
  about: "Ends the subscription of this session's browser. Repeating the call changes nothing.",
  access: 'member',
  limit: 60,
  reply: PushSettings,
  errors: {},
});
