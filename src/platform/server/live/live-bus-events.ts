import * as Type from 'typebox';
import { UserIdSchema, UserIdsSchema } from '#platform/contract/id-schemas.ts';
import { busEvent } from './bus-event.ts';

/** A serialised frame for the sockets of these users. */
export const liveFrame = busEvent('live.frame', Type.Object({ to: UserIdsSchema, frame: Type.String() }), {
  users: ({ to }) => to,
  only: ({ frame }, user) => ({ to: [user], frame }),
});

/** A session of the user has ended: whoever holds the user closes its sockets. The last release does not say whose it was. */
export const sessionEnded = busEvent('session.ended', Type.Object({ user: Type.Optional(UserIdSchema), session: Type.Integer() }), {
  users: ({ user }) => (user === undefined ? [] : [user]),
  only: (data) => data,
});
