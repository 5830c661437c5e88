import { areHandsFull } from './hands.ts';
import { createMatchQueue } from './match-queue.ts';

/** The matches of this visit: what likes somebody puts them in, the likes feature shows them. */
export const matches = createMatchQueue({ isBusy: areHandsFull, now: Date.now });
