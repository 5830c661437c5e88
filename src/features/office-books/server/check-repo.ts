import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { Figures } from './figures-repo.ts';
import type { BooksReport } from '#features/accounting/server/index.ts';

/** A check of all books, and when it began. */
export interface StoredCheck {
  readonly at: Date;
  readonly milliseconds: number;
  readonly reports: readonly Pick<BooksReport, 'name' | 'deviations'>[];
  /** Null: they could not be counted. */
  readonly figures: Figures | null;
}

const Reports = Type.Array(
  Type.Object({
    name: Type.String(),
    deviations: Type.Array(Type.Object({ subject: Type.String(), difference: Type.Number() })),
  }),
);

/** Keeps the newest check alone: of two that run at the same time, the one that began later. */
export async function storeCheck(db: Db | Tx, { at, milliseconds, reports, figures }: StoredCheck): Promise<void> {
  const kept = JSON.stringify(reports.map(({ name, deviations }) => ({ name, deviations })));
  await sql`
    INSERT INTO book_checks (checked_at, milliseconds, reports, figures)
    VALUES (${at}, ${milliseconds}, ${kept}::jsonb, ${JSON.stringify(figures)}::jsonb)
    ON CONFLICT (only_one) DO UPDATE SET checked_at = excluded.checked_at, milliseconds = excluded.milliseconds, reports = excluded.reports,
      figures = excluded.figures
    WHERE book_checks.checked_at <= excluded.checked_at`.execute(db);
}

/** Null: never checked, or by a release whose result this one cannot read. */
export async function findCheck(db: Db) {
  const row = await db.selectFrom('book_checks').select(['checked_at as at', 'milliseconds', 'reports', 'figures']).executeTakeFirst();
  if (row === undefined || !Value.Check(Reports, row.reports)) return null;
  const figures = Value.Check(Figures, row.figures) ? row.figures : null;
  return { at: row.at, milliseconds: row.milliseconds, reports: row.reports, figures };
}
