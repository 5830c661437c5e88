import * as Type from 'typebox';
import { liveEvent } from '#platform/contract/live/live-event.ts';

/** The member's credits or premium status changed. */
export const creditsChanged = liveEvent('credits', Type.Object({ credits: Type.Integer(), paid_user: Type.Boolean() }));
