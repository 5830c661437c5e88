import * as Type from 'typebox';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';

/** The part of a member's profile that others see has changed. Database triggers publish it under this name. */
export const profileChanged = busEvent('profile.changed', Type.Object({ user: UserIdSchema }), 'search');
