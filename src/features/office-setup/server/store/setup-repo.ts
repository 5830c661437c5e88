import { sql } from 'kysely';
import { type SiteId, siteId, type StaffId, staffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface SetupLink {
  readonly nonce: string;
  readonly madeAt: Date;
  readonly finishedAt: Date | null;
}

export interface SetupRow extends SetupLink {
  readonly answers: unknown;
  readonly mail: unknown;
  readonly payment: unknown;
  readonly site: SiteId | null;
  readonly owner: StaffId | null;
  readonly savedAt: Date | null;
}

export async function findSetup(db: Db | Tx): Promise<SetupRow | null> {
  return rowOf(await db.selectFrom('setup').selectAll().executeTakeFirst());
}

/** Two browsers that have the link wait for each other. */
export async function lockSetup(tx: Tx): Promise<SetupRow> {
  const row = rowOf(await tx.selectFrom('setup').selectAll().forUpdate().executeTakeFirst());
  if (row === null) throw new Error('there is no set-up');
  return row;
}

interface Selected {
  readonly link_nonce: string;
  readonly link_made_at: Date;
  readonly finished_at: Date | null;
  readonly answers: unknown;
  readonly mail: unknown;
  readonly payment: unknown;
  readonly site_id: number | null;
  readonly staff_id: number | null;
  readonly saved_at: Date | null;
}

const rowOf = (row: Selected | undefined): SetupRow | null =>
  row === undefined
    ? null
    : {
        nonce: row.link_nonce,
        madeAt: row.link_made_at,
        finishedAt: row.finished_at,
        answers: row.answers,
        mail: row.mail,
        payment: row.payment,
        site: row.site_id === null ? null : siteId(row.site_id),
        owner: row.staff_id === null ? null : staffId(row.staff_id),
        savedAt: row.saved_at,
      };

const json = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`;

export async function storeAnswers(tx: Tx, answers: object, now: Date): Promise<void> {
  await tx
    .updateTable('setup')
    .set({ answers: json(answers), saved_at: now })
    .execute();
}

export async function storeMail(tx: Db | Tx, mail: object, now: Date): Promise<void> {
  await tx
    .updateTable('setup')
    .set({ mail: json(mail), saved_at: now })
    .execute();
}

export async function storePayment(tx: Db | Tx, payment: object, now: Date): Promise<void> {
  await tx
    .updateTable('setup')
    .set({ payment: json(payment), saved_at: now })
    .execute();
}

export async function storeSite(tx: Tx, site: SiteId): Promise<void> {
  await tx.updateTable('setup').set({ site_id: site }).execute();
}

export async function storeOwner(tx: Tx, owner: StaffId, now: Date): Promise<void> {
  await tx.updateTable('setup').set({ staff_id: owner, saved_at: now }).execute();
}

export async function setFinished(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('setup').set({ finished_at: now, saved_at: now }).execute();
}

/**
 * Stores a new link, which ends the one before; what was entered stays. Nothing changes when the set-up is finished, or the stored
 * link was made after `unlessAfter`.
 */
export async function replaceLink(db: Db, { nonce, now, unlessAfter }: { nonce: string; now: Date; unlessAfter: Date }): Promise<void> {
  await db
    .insertInto('setup')
    .values({ id: 1, link_nonce: nonce, link_made_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ link_nonce: nonce, link_made_at: now })
        .where('setup.finished_at', 'is', null)
        .where('setup.link_made_at', '<', unlessAfter),
    )
    .execute();
}
