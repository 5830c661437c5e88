import * as Type from 'typebox';
import { UserIdsSchema } from '#platform/contract/id-schemas.ts';
import { busEvent } from './bus-event.ts';

/** A serialised frame for the sockets of these users. */
export const liveFrame = busEvent('live.frame', Type.Object({ to: UserIdsSchema, frame: Type.String() }));

/** A session has ended: every process closes its sockets. */
export const sessionEnded = busEvent('session.ended', Type.Object({ session: Type.Integer() }));
