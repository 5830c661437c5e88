import { type SiteId, siteId, type UserId } from '#platform/contract/ids.ts';
import { welcome } from '../contract/welcome-discount.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DiscountCode, discountStatuses, discountValidities } from '../contract/discount.ts';

/** All columns that do not depend on the current time. */
export type StoredCode = Omit<DiscountCode, 'expired' | 'expires'> & {
  readonly expires: Date | null;
  /** Null: at once. */
  readonly starts: Date | null;
  /** Orders that may have it in all, and those of one member; null: any number. */
  readonly max_uses: number | null;
  readonly member_limit: number | null;
};

const select = (db: Db | Tx) =>
  db
    .selectFrom('discount_codes')
    .select([
      'code',
      'country',
      'user_id',
      'expires',
      'value_percentage',
      'currency',
      'minimum_order_value',
      'status',
      'validity',
      'paymentmethods',
      'starts',
      'max_uses',
      'member_limit',
    ]);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toCode(row: Selected): StoredCode {
  const status = discountStatuses.find((candidate) => candidate === row.status);
  const validity = discountValidities.find((candidate) => candidate === row.validity);
  if (!status || !validity) throw new Error(`discount code ${row.code} is ${row.status}, ${row.validity}`);
  return { ...row, status, validity };
}

/** `code` in the form that `normalizeCode` returns. */
export async function findCode(db: Db, site: SiteId, code: string): Promise<StoredCode | null> {
  const row = await select(db).where('site_id', '=', site).where('code', '=', code).executeTakeFirst();
  return row ? toCode(row) : null;
}

/** The operator's code as it is in this moment: until the transaction ends nobody changes it, and no other order takes it. */
export async function lockCodeOf(tx: Tx, user: UserId, code: string): Promise<(StoredCode & { readonly site: SiteId }) | null> {
  if (code === welcome.code) return null;
  const row = await select(tx)
    .select('site_id')
    .where('site_id', '=', (eb) => eb.selectFrom('users').select('site_id').where('id', '=', user))
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { site_id, ...stored } = row;
  return { ...toCode(stored), site: siteId(site_id) };
}

/** Active, begun, and not expired at `now`. */
export async function listOwnActiveCodes(db: Db, site: SiteId, user: UserId, now: Date): Promise<StoredCode[]> {
  const rows = await select(db)
    .where('site_id', '=', site)
    .where('user_id', '=', user)
    .where('status', '=', 'active')
    .where((row) => row.or([row('expires', 'is', null), row('expires', '>', now)]))
    .where((row) => row.or([row('starts', 'is', null), row('starts', '<=', now)]))
    .orderBy('id')
    .execute();
  return rows.map(toCode);
}

interface OwnCode {
  readonly site: SiteId;
  readonly user: UserId;
  readonly code: string;
  readonly percentage: number;
  readonly expires: Date;
}

/** Creates a code for one member, once; does nothing when a code with this text exists. */
export async function insertOwnCode(tx: Tx, { site, user, code, percentage, expires }: OwnCode): Promise<void> {
  await tx
    .insertInto('discount_codes')
    .values({ site_id: site, user_id: user, code, value_percentage: percentage, expires, status: 'active', validity: 'once-per-user' })
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .execute();
}
