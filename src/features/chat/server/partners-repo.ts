import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { ChatStore } from './chat-repo.ts';

/** Everybody with whom the user has a conversation, a removed one too. */
export async function findPartners({ db, prepared }: ChatStore, user: UserId): Promise<UserId[]> {
  const query = sql<{ other_id: number }>`SELECT other_id FROM participants WHERE user_id = ${user}`;
  const rows = await prepared('chat_partners', query.compile(db));
  return rows.map(({ other_id }) => userId(other_id));
}
