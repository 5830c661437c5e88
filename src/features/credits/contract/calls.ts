import { eventOf } from '#platform/contract/call.ts';
import type * as events from './events.ts';

export const creditsChanged = eventOf<typeof events.creditsChanged>('credits');
