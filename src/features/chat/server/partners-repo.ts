import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';

/** SQL: everybody with whom the user has a conversation, a removed one too. */
export const partnerIds = (user: UserId): IdRows => sql`SELECT other_id FROM participants WHERE user_id = ${user}`;
