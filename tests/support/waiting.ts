import { sql } from 'kysely';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/** Until one transaction waits for a lock of another. */
export async function untilOneWaits({ platform }: TestApp): Promise<void> {
  const { db } = platform.database;
  await eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    expect(rows).toEqual([{ waiting: 1 }]);
  });
}
