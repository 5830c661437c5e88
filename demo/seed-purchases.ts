import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyEvent, createOrder, lockOrder } from '#features/orders/server/index.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { createInstantSandbox } from '#features/payment-providers/server/index.ts';
import { createSite } from '#features/site/server/index.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';

const day = 24 * 3_600_000;

interface Purchase {
  /** Within the days whose payouts the first comparison with the books reads, or so long ago that it asks for none. */
  readonly daysAgo: number;
  readonly credits: number;
  readonly method: PaymentMethod;
}

const purchases: readonly Purchase[] = [
  { daysAgo: 120, credits: 40, method: 'paypal' },
  { daysAgo: 6.5, credits: 40, method: 'card' },
];

/** Orders that the member placed and paid, in the way that a buyer does: so each has its invoice, and the books are right. */
export async function seedPurchases(platform: Platform, site: SiteId, buyer: UserId): Promise<void> {
  for (const purchase of purchases) await placeAndPay(platform, site, buyer, purchase);
}

async function placeAndPay(platform: Platform, site: SiteId, buyer: UserId, { daysAgo, credits, method }: Purchase): Promise<void> {
  const { database, live, secret } = platform;
  const { db } = database;
  const at = new Date(platform.clock.now().getTime() - daysAgo * day);
  const clock = { ...platform.clock, now: () => at, advance: () => {} };
  const sandbox = createInstantSandbox({ db, clock, secret });
  const deps = {
    db,
    clock,
    live,
    sites: createSite(platform).sites,
    visitorCountry: () => ({ guessedCountry: 'DE', chosenCountry: null }),
    countriesKnown: true,
    providers: [sandbox.provider],
    limited: false,
  };
  const { id } = await db
    .selectFrom('packages')
    .select('id')
    .where('site_id', '=', site)
    .where('credits', '=', credits)
    .executeTakeFirstOrThrow();
  const body = { package: id, method, client_id: randomUUID(), start_consent: startConsentVersion };
  const placed = await createOrder(deps, body, callOf(platform, site, buyer));
  if (!placed.ok) throw new Error(`The demo's order was refused: ${placed.code}.`);
  const { order } = placed.value;
  const reference = order.payment_url?.split('/').at(-1) ?? '';
  const event = await sandbox.pay(reference);
  await transact(db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked === null) throw new Error(`The demo's order ${order.id} is gone.`);
    await applyEvent(tx, locked, event, at);
    // The mail of that day; what is sent now is for those who try the site.
    await tx.updateTable('orders').set({ confirmation_mail_at: at }).where('id', '=', order.id).execute();
  });
}

/** The call of a buyer's browser. */
const callOf = ({ log }: Platform, site: SiteId, userId: UserId): Call<Viewer> => ({
  viewer: { userId, sessionId: 0, established: true },
  staff: null,
  site,
  host: 'localhost',
  origin: 'http://localhost:3000',
  network: '127.0.0.1',
  userAgent: '',
  isLocal: true,
  secure: false,
  header: () => undefined,
  cookie: () => undefined,
  locale: 'de',
  setCookie() {},
  clearCookie() {},
  log,
});

/** Pays what the member wrote in the conversations, oldest first, as sending does. */
export async function spendOnMessages(db: Db, sender: UserId): Promise<void> {
  const sent = await db
    .selectFrom('messages')
    .select(['client_id', 'cost', 'created_at'])
    .where('sender_id', '=', sender)
    .orderBy('created_at')
    .execute();
  for (const { client_id, cost, created_at } of sent) {
    const { rows } = await sql<{ left: number }>`
      SELECT credits_spend(${sender}, ${cost}, 'message', ${`message:${sender}:${client_id}`}, ${created_at}) AS left`.execute(db);
    if ((rows[0]?.left ?? -1) < 0) throw new Error('The member of the demo login has too few credits for the conversations.');
  }
}
