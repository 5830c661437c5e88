import * as Type from 'typebox';
import { liveEvent } from '#platform/contract/live-event.ts';

/** The receiver's credits or premium state changed. */
export const creditsChanged = liveEvent('credits', Type.Object({ credits: Type.Integer(), paid_user: Type.Boolean() }));
