import * as Type from 'typebox';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';

/** What others see of the member has changed. Published by database triggers under this name. */
export const profileChanged = busEvent('profile.changed', Type.Object({ user: UserIdSchema }));
