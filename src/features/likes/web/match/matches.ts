import { isBusy } from '#platform/web/interaction/is-busy.ts';
import { createMatchQueue } from './match-queue.ts';

/** The matches of this visit: any code that likes a member adds them; the likes feature shows them. */
export const matches = createMatchQueue({ isBusy, now: Date.now });
