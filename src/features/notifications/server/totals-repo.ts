import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Prepared, writtenOnce } from '#platform/server/db/prepared.ts';
import { type ChatTotals, chatTotals } from '#features/chat/server/index.ts';
import { newLikes } from '#features/likes/server/index.ts';

export interface TotalsStore {
  readonly db: Db;
  readonly prepared: Prepared;
}

type Selected = ChatTotals & { readonly new_likes: number };

const totals = writtenOnce((db, { user }: { user: UserId }) =>
  sql<Selected>`SELECT unread_messages, newest_message, new_likes FROM (${chatTotals(user)}) chats, (${newLikes(user)}) likes`.compile(db),
);

/** Asked with every page that a member gets. */
export async function findTotals({ db, prepared }: TotalsStore, user: UserId): Promise<Selected> {
  const [row] = await prepared('totals', totals(db, { user }));
  if (row === undefined) throw new Error('a sum answers one row');
  return row;
}
