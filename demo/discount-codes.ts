import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

const day = 24 * 3_600_000;

interface Seeded {
  readonly db: Db;
  readonly site: SiteId;
  /** Whose own codes there are. */
  readonly owners: readonly UserId[];
  readonly now: Date;
}

/** A code of each kind for trying the checkout: HALLO10 is good, each of the others is refused for another reason. */
export async function seedDiscountCodes({ db, site, owners, now }: Seeded): Promise<void> {
  const code = {
    site_id: site,
    country: null,
    user_id: null,
    expires: null,
    value_percentage: 10,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    paymentmethods: null,
  };
  await db
    .insertInto('discount_codes')
    .values([
      { ...code, code: 'HALLO10' },
      { ...code, code: 'ALPEN15', value_percentage: 15, country: 'AT' },
      { ...code, code: 'KARTE5', value_percentage: 5, paymentmethods: ['card'], validity: 'unlimited' },
      { ...code, code: 'WINTER20', value_percentage: 20, expires: new Date(now.getTime() - 21 * day) },
      { ...code, code: 'SOMMER24', value_percentage: 24, status: 'inactive' },
      ...owners.map((user_id) => ({
        ...code,
        code: `HERBST-${user_id}`,
        user_id,
        currency: 'EUR',
        minimum_order_value: 2500,
        expires: new Date(now.getTime() + 60 * day),
      })),
    ])
    .execute();
}
