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

/** Subscribes the browser of this session and replaces its earlier subscription. Ends with the session. Idempotent. */
export const subscribePush = endpoint({
  method: 'POST',
  path: 'user.php',
  flag: 'push',
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

export const getPush = endpoint({ method: 'GET', path: 'push.php', access: 'member', reply: PushSettings, errors: {} });

/** Applies to all browsers of the member. */
export const putPush = endpoint({
  method: 'PUT',
  path: 'push.php',
  access: 'member',
  limit: 60,
  body: Type.Object({ preview: Type.Boolean() }, { additionalProperties: false }),
  reply: PushSettings,
  errors: {},
});

/** Ends the subscription of this session's browser. Idempotent. */
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: 'push.php',
  access: 'member',
  limit: 60,
  reply: PushSettings,
  errors: {},
});
