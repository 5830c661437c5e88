import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { Order } from '#features/orders/contract/order.ts';
import {
  createOrder,
  findOrder,
  listRefunds,
  presentOrder,
  receiveWebhook,
  refundOffer,
  requestRefund,
} from '#features/orders/server/index.ts';
import { createGuardedSandbox, type PaymentProvider } from '#features/payment-providers/server/index.ts';
import { findBalance } from '#features/credits/server/index.ts';
import { findInvoiceNumber } from '#features/invoices/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isSame } from '#platform/server/secrets.ts';
import type { PaymentPhase } from '../../contract/rules.ts';
import type { Setup } from '../../contract/schemas.ts';
import { findSetup, storePayment } from '../store/setup-repo.ts';
import { findTestPackage, insertTester, setMailsSent, setRefundMailSent } from '../store/tester-repo.ts';
import { readPayment, type StoredPayment } from './stored-payment.ts';

/** Path of the sandbox's page, for whoever has the link. */
const payPath = '/setup/pay';
/** Holds the token of the link for that page, which is opened by a browser and not by a call. */
export const setupCookie = 'setup';
const cookieSeconds = 2 * 3600;

interface Dependencies {
  readonly sites: Sites;
  /** Those of the environment. */
  readonly providers: readonly PaymentProvider[];
  readonly isHolder: (token: string) => Promise<boolean>;
}

export interface PaymentTest {
  present(stored: unknown): Setup['payment'];
  /** Orders as a member would, in the site that is being set up. */
  start(site: SiteId, country: string, token: string, call: Call): Promise<Result<null, 'payment_refused'>>;
  /** Reads how far the order has come; once it is paid, asks for the refund. */
  goOn(site: SiteId, call: Call): Promise<void>;
  mount(server: FastifyInstance): void;
}

/** An order from the first press to the refund, with the sandbox in place of a provider. */
export function createPaymentTest(platform: Platform, { sites, providers, isHolder }: Dependencies): PaymentTest {
  const { database, clock, live, log, secret } = platform;
  const { db } = database;
  const sandbox = createGuardedSandbox({
    db,
    clock,
    secret,
    page: {
      at: payPath,
      async mayOpen({ cookies }, reference) {
        const payment = readPayment((await findSetup(db))?.payment);
        if (payment === null || !isSame(payment.reference, reference) || !(await isHolder(cookies[setupCookie] ?? ''))) return false;
        await note(['page']);
        return true;
      },
    },
    async deliver({ body, header }) {
      const asked = await receiveWebhook({ ...deps, providers: [provider] }, 'sandbox', body, { header, log });
      return asked.ok;
    },
  });
  const provider: PaymentProvider = {
    ...sandbox.provider,
    // Back to the set-up: the result page of members is not open yet.
    create: (request) => sandbox.provider.create({ ...request, returnUrl: new URL('/setup', request.returnUrl).href }),
  };
  const deps = {
    db,
    clock,
    live,
    log,
    sites,
    providers: [provider],
    countriesKnown: true,
    limited: false,
  };

  /** Writes down what was proven, each once. */
  async function note(names: readonly PaymentPhase[], more: Partial<StoredPayment> = {}): Promise<void> {
    const before = readPayment((await findSetup(db))?.payment);
    if (before === null) return;
    const at = clock.now().toISOString();
    const fresh = names.filter((name) => !before.phases.some((one) => one.name === name)).map((name) => ({ name, at }));
    if (fresh.length > 0 || Object.keys(more).length > 0)
      await storePayment(db, { ...before, ...more, phases: [...before.phases, ...fresh] }, clock.now());
  }

  return {
    present(stored) {
      const payment = readPayment(stored);
      return {
        state: payment?.state ?? 'none',
        url: payment?.state === 'open' && !payment.phases.some(({ name }) => name === 'paid') ? payment.url : null,
        order: payment?.number ?? null,
        invoice: payment?.invoice ?? null,
        phases: payment?.phases ?? [],
        providers: providers.filter((one) => one.offers('DE', 'EUR', '').length > 0).map(({ name }) => name),
      };
    },
    async start(site, country, token, call) {
      const tester = await db.transaction().execute((tx) => insertTester(tx, { site, country, now: clock.now() }));
      const sold = await findTestPackage(db, site);
      if (sold === null) return fail('payment_refused');
      const body = { package: sold, method: 'card' as const, client_id: randomUUID(), start_consent: startConsentVersion };
      const visitorCountry = () => ({ guessedCountry: country, chosenCountry: null });
      const placed = await createOrder({ ...deps, visitorCountry }, body, asMember(call, site, tester));
      if (!placed.ok) {
        log.warn({ code: placed.code }, 'the test order of the set-up was refused');
        return fail('payment_refused');
      }
      const { order } = placed.value;
      await setMailsSent(db, order.id, clock.now());
      await storePayment(db, begun(order, tester, clock.now()), clock.now());
      call.setCookie(setupCookie, token, { maxAgeSeconds: cookieSeconds, httpOnly: true });
      return ok(null);
    },
    async goOn(site, call) {
      const payment = readPayment((await findSetup(db))?.payment);
      if (payment === null || payment.state !== 'open') return;
      await sandbox.send();
      const tester = userId(payment.user);
      const order = await findOrder(db, tester, payment.order);
      if (order === null || order.state === 'failed') return note([], { state: 'failed' });
      if (order.state !== 'completed') return;
      const [balance, invoice, refunds] = await Promise.all([
        findBalance(db, tester),
        findInvoiceNumber(db, order.id),
        listRefunds(db, order.id),
      ]);
      const isRefunded = refunds.some(({ state }) => state === 'done');
      // Credits that are gone again were there before.
      const isBooked = balance?.purchased === order.credits || refunds.length > 0;
      await note(
        ['page', 'paid', 'webhook', ...(isBooked ? (['credits'] as const) : []), ...(invoice === null ? [] : (['invoice'] as const))],
        {
          number: presentOrder(order).number,
          invoice,
        },
      );
      if (isRefunded) {
        await note(['refunded'], { state: 'done' });
        return;
      }
      if (refunds.length > 0 || !isBooked || invoice === null) return;
      const offer = await refundOffer(db, order, await sites.byId(site), clock.now());
      if (offer === null) return note([], { state: 'failed' });
      const body = { order: order.id, amount: offer.amount.amount, client_id: payment.refund };
      const refund = await requestRefund(deps, body, asMember(call, site, tester));
      if (!refund.ok) return;
      await setRefundMailSent(db, order.id);
      await sandbox.send();
    },
    mount: (server) => sandbox.mount(server),
  };
}

const begun = (order: Order, tester: UserId, now: Date): StoredPayment => ({
  user: tester,
  order: order.id,
  number: order.number,
  reference: order.payment_url?.split('/').at(-1) ?? '',
  refund: randomUUID(),
  url: order.payment_url ?? '',
  invoice: null,
  state: 'open',
  phases: [{ name: 'ordered', at: now.toISOString() }],
});

/** The call of the set-up as one of its tester in the site. */
const asMember = (call: Call, site: SiteId, user: UserId): Call<Viewer> => ({
  ...call,
  site,
  viewer: { userId: user, sessionId: 0, established: true },
});
