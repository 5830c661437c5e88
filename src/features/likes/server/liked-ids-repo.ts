import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';

/** SQL: all members whom the user likes, whether or not they still exist for the user. */
export const likedIds = (user: UserId): IdRows => sql`SELECT to_id FROM likes WHERE from_id = ${user}`;
