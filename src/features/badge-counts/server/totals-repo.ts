import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Totals } from '../contract/totals.ts';

/** SQL of the features that count: each query returns one row with its columns. */
export interface TotalsParts {
  readonly chats: (user: UserId) => RawBuilder<Pick<Totals, 'unread_messages' | 'newest_message'>>;
  readonly likes: (user: UserId) => RawBuilder<Pick<Totals, 'new_likes'>>;
}

/** Runs with every page of a member. */
export function createFindTotals(db: Db, parts: TotalsParts): (user: UserId) => Promise<Totals> {
  const totals = compiledQuery((compiler, { user }: { user: UserId }) =>
    sql<Totals>`SELECT unread_messages, new_likes, newest_message FROM (${parts.chats(user)}) chats, (${parts.likes(user)}) likes`.compile(
      compiler,
    ),
  );
  return async (user) => {
    const {
      rows: [row],
    } = await db.executeQuery(totals(db, { user }));
    if (row === undefined) throw new Error('a sum answers one row');
    return row;
  };
}
