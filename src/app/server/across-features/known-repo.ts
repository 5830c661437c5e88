import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';
import { partnerIds } from '#features/chat/server/index.ts';
import { likedIds } from '#features/likes/server/index.ts';
import { passedIds } from '#features/swipe/server/index.ts';

/** SQL: members whom the swipe game need not suggest: everybody whom the user likes or has a conversation with. */
export const knownIds = (user: UserId): IdRows => sql`${likedIds(user)} UNION ALL ${partnerIds(user)}`;

/** SQL: members whom the match finder need not suggest: those of `knownIds`, and everybody whom the user passed in the swipe game. */
export const decidedIds = (user: UserId): IdRows => sql`${knownIds(user)} UNION ALL ${passedIds(user)}`;
