import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import type { RetryingWriter } from '#tests/support/chat/retrying-writer.ts';
import type { Measures } from './measures.ts';

/** Compares what was acknowledged with the database of the stopped site. */
export async function measureLosses({ add }: Measures, dataDir: string, writers: readonly RetryingWriter[]): Promise<void> {
  const postgres = await startPostgres({ dataDir });
  const database = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
  try {
    const { rows } = await database.pool.query<{ client_id: string }>(
      'SELECT client_id FROM messages WHERE sender_id = ANY($1::bigint[])',
      [writers.map(({ member }) => member.id)],
    );
    const { rows: charges } = await database.pool.query<{ count: number }>(
      `SELECT count(*) AS count FROM ledger_transactions WHERE user_id = ANY($1::bigint[]) AND kind = 'message'`,
      [writers.map(({ member }) => member.id)],
    );
    const stored = new Set(rows.map(({ client_id }) => client_id));
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    add({
      name: 'acknowledged messages that were lost',
      value: acknowledged.filter((id) => !stored.has(id)).length,
      unit: '',
      max: 0,
      note: `of ${acknowledged.length}`,
    });
    add({ name: 'messages that are there twice', value: rows.length - stored.size, unit: '', max: 0 });
    add({ name: 'messages charged other than once', value: Math.abs(rows.length - (charges[0]?.count ?? 0)), unit: '', max: 0 });
  } finally {
    await database.close();
    await postgres.stop();
  }
}
