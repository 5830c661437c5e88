import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { discountStatuses, discountValidities } from '#features/discounts/contract/discount.ts';
import { welcome } from '#features/discounts/contract/welcome-discount.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import type { getOfficeCodes } from '../../contract/code-endpoints.ts';
import type { CodeBody, CodeUse, OfficeCode } from '../../contract/code-schemas.ts';
import { refusalReasons } from '../../contract/limits.ts';
import type { PriceDeps } from '../deps.ts';
import { type CodeRow, listCodes } from './code-repo.ts';
import { countUses, listRefusals } from './use-repo.ts';

const onPage = 50;
const hour = 3_600_000;

export async function getCodes(
  { db, clock }: Pick<PriceDeps, 'db' | 'clock'>,
  { over, personal, after }: QueryOf<typeof getOfficeCodes>,
  site: SiteId,
): Promise<ReplyOf<typeof getOfficeCodes>> {
  const now = clock.now();
  const filter = { isOver: over === true, isPersonal: personal === true, after: after ?? null, now, most: onPage + 1 };
  const rows = await listCodes(db, site, filter);
  const shown = rows.slice(0, onPage);
  const ofCode = await usesOf(db, site, [welcome.code, ...shown.map(({ code }) => code)]);
  return {
    codes: shown.map((row) => presentCode(row, ofCode(row.code), now)),
    next: rows.length > onPage ? (shown.at(-1)?.id ?? null) : null,
    welcome: {
      code: welcome.code,
      value_percentage: welcome.percentage,
      hours: welcome.milliseconds / hour,
      ...ofCode(welcome.code),
    },
  };
}

/** How these codes were used and refused. */
export async function usesOf(db: Db, site: SiteId, codes: readonly string[]): Promise<(code: string) => CodeUse> {
  const [uses, refusals] = [await countUses(db, site, codes), await listRefusals(db, site, codes)];
  return (code) => {
    const own = uses.filter((one) => one.code === code);
    const sum = (state: 'used' | 'reserved') => own.reduce((total, one) => total + one[state], 0);
    return {
      used: sum('used'),
      reserved: sum('reserved'),
      paid: Object.fromEntries(own.flatMap(({ used, currency, paid }) => (used > 0 ? [[currency, paid]] : []))),
      refusals: refusals.flatMap((one) => {
        const reason = refusalReasons.find((known) => known === one.reason);
        return one.code !== code || reason === undefined ? [] : [{ reason, count: one.count, last_at: one.last_at.toISOString() }];
      }),
    };
  };
}

/** What the operator writes of a code. */
export function bodyOf(row: CodeRow): Required<CodeBody> {
  const status = discountStatuses.find((one) => one === row.status);
  const validity = discountValidities.find((one) => one === row.validity);
  if (!status || !validity) throw new Error(`discount code ${row.code} is ${row.status}, ${row.validity}`);
  const methods = row.paymentmethods && paymentMethods.filter((method) => row.paymentmethods?.includes(method));
  return {
    code: row.code,
    country: row.country,
    user_id: row.user_id,
    starts: row.starts?.toISOString() ?? null,
    expires: row.expires?.toISOString() ?? null,
    max_uses: row.max_uses,
    member_limit: row.member_limit,
    note: row.note,
    value_percentage: row.value_percentage,
    currency: row.currency,
    minimum_order_value: row.minimum_order_value,
    status,
    validity,
    paymentmethods: methods,
    version: row.version,
  };
}

export const presentCode = (row: CodeRow, use: CodeUse, now: Date): OfficeCode => ({
  ...bodyOf(row),
  id: row.id,
  expired: row.expires !== null && row.expires <= now,
  waits: row.starts !== null && row.starts > now,
  ...use,
});
