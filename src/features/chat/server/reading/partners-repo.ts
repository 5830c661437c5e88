import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';

/** SQL: all members with whom the user has a conversation, including removed ones. */
export const partnerIds = (user: UserId): IdRows => sql`SELECT other_id FROM participants WHERE user_id = ${user}`;
