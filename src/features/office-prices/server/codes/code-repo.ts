import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A code as it is stored. */
export interface CodeRow {
  readonly id: number;
  readonly code: string;
  readonly country: string | null;
  readonly user_id: number | null;
  readonly starts: Date | null;
  readonly expires: Date | null;
  readonly max_uses: number | null;
  readonly member_limit: number | null;
  readonly note: string | null;
  readonly value_percentage: number;
  readonly currency: string | null;
  readonly minimum_order_value: number | null;
  readonly status: string;
  readonly validity: string;
  readonly paymentmethods: string[] | null;
  readonly version: number;
}

const codes = (db: Db | Tx, site: SiteId) =>
  db
    .selectFrom('discount_codes')
    .select([
      'id',
      'code',
      'country',
      'user_id',
      'starts',
      'expires',
      'max_uses',
      'member_limit',
      'note',
      'value_percentage',
      'currency',
      'minimum_order_value',
      'status',
      'validity',
      'paymentmethods',
      'version',
    ])
    .where('site_id', '=', site);

interface Filter {
  readonly isOver: boolean;
  readonly isPersonal: boolean;
  readonly after: number | null;
  readonly now: Date;
  readonly most: number;
}

/** The newest first. */
export const listCodes = (db: Db, site: SiteId, { isOver, isPersonal, after, now, most }: Filter): Promise<CodeRow[]> =>
  codes(db, site)
    .where('user_id', isPersonal ? 'is not' : 'is', null)
    .where(({ eb, or, and }) => {
      const isPast = or([eb('status', '=', 'inactive'), and([eb('expires', 'is not', null), eb('expires', '<=', now)])]);
      return isOver ? isPast : eb.not(isPast);
    })
    .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const findCode = async (db: Db | Tx, site: SiteId, code: string): Promise<CodeRow | null> =>
  (await codes(db, site).where('code', '=', code).executeTakeFirst()) ?? null;

/** The same, and nobody else changes it until the transaction ends. */
export const lockCode = async (tx: Tx, site: SiteId, code: string): Promise<CodeRow | null> =>
  (await codes(tx, site).where('code', '=', code).forUpdate().executeTakeFirst()) ?? null;

export type CodeFields = Omit<CodeRow, 'id' | 'version'>;

/** False: somebody else has just made it. */
export async function insertCode(tx: Tx, site: SiteId, fields: CodeFields): Promise<boolean> {
  const row = await tx
    .insertInto('discount_codes')
    .values({ site_id: site, ...fields })
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCode(tx: Tx, id: number, version: number, fields: CodeFields): Promise<void> {
  await tx
    .updateTable('discount_codes')
    .set({ ...fields, version })
    .where('id', '=', id)
    .execute();
}

export const isMember = async (tx: Tx, site: SiteId, id: number): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('id', '=', id).where('site_id', '=', site).executeTakeFirst()) !== undefined;
