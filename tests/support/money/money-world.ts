import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendGift } from '#features/chat/contract/endpoints.ts';
import { returnSpend } from '#features/credits/server/index.ts';
import { welcome } from '#features/discounts/contract/welcome-discount.ts';
import { confirmDirectDebit, sendDirectDebit } from '#features/direct-debit/contract/endpoints.ts';
import { payDebt } from '#features/orders/contract/debts.ts';
import { createOrder, getRefund, requestRefund } from '#features/orders/contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { PaymentEvent } from '#features/payment-providers/server/index.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { declareWithdrawal } from '#features/orders/contract/withdrawal.ts';
import { type BuiltMember, buildMember } from '../builders.ts';
import { write } from '../chat/chat.ts';
import { buildCode } from './discounts.ts';
import { ibanOf } from './iban.ts';
import type { MoneyPlan, MoneyStep } from './money-steps.ts';
import { sendDecision, sendWebhook } from './shop.ts';
import type { TestApp, TestClient } from '../test-app.ts';

interface Bought {
  readonly id: number;
  /** The sandbox's name of the payment; null for a direct debit. */
  readonly reference: string | null;
  readonly total: number;
}

/** A buyer and all that happened to them. */
export interface MoneyWorld {
  readonly app: TestApp;
  readonly buyer: BuiltMember;
  readonly code: string;
  readonly orders: Bought[];
  /** Idempotency keys of what was spent. */
  readonly spends: string[];
  /**
   * Orders of which somebody said that they were paid; a later call for the same order may have said something else. False: no news
   * of the right sum said so, but that money went back or was taken back, or a look-up, which knows no sum.
   */
  readonly paid: Map<number, boolean>;
  /** Orders of which another sum than their own was said to be paid: what else comes of them decides whether they complete. */
  readonly unsure: Set<number>;
  /** Orders that failed at some time: their code was free again before they were paid. */
  readonly declined: Set<number>;
  /** Calls that broke the server. */
  readonly broken: string[];
  readonly packages: Packages;
  reader: BuiltMember;
  /** The account is deleted, and goes. */
  purged: boolean;
}

/** Ids of the packages by their credits; of days of premium by 0. They are the same in each country. */
export type Packages = ReadonlyMap<number, number>;

export async function findPackages(app: TestApp): Promise<Packages> {
  const { packages } = (await app.client().call(getPackages)).reply;
  return new Map(packages.map(({ id, credits }) => [credits, id]));
}

export async function createWorld(app: TestApp, packages: Packages, { country, bonus, percentage }: MoneyPlan): Promise<MoneyWorld> {
  const [buyer, reader, code] = await Promise.all([
    buildMember(app, { country, credits: bonus }),
    buildMember(app, { session: false }),
    buildCode(app, { percentage }),
  ]);
  const broken: string[] = [];
  const watched = { ...buyer, client: watch(buyer.client, broken) };
  return {
    app,
    buyer: watched,
    code,
    orders: [],
    spends: [],
    paid: new Map(),
    unsure: new Set(),
    declined: new Set(),
    broken,
    packages,
    reader,
    purged: false,
  };
}

const mostTries = 5;

/**
 * Asks again while the server has no connection left for us or the database ended the call for others, as browsers and providers do:
 * what was done the first time is not done twice.
 */
async function untilAvailable<Answer>(call: () => Promise<Answer>, statusOf: (response: Answer) => number): Promise<Answer> {
  for (let left = mostTries; ; left -= 1) {
    const response = await call();
    if (statusOf(response) !== 503 || left <= 1) return response;
    await sleep(1000);
  }
}

/** Whatever a buyer does, the server may refuse it or be too busy for a while, but not break. */
function watch(client: TestClient, broken: string[]): TestClient {
  return {
    ...client,
    async call(endpoint, input) {
      const response = await untilAvailable(
        () => client.call(endpoint, input),
        ({ status }) => status,
      );
      if (response.status >= 500) broken.push(`${endpoint.path}: ${JSON.stringify(response.body)}`);
      return response;
    },
  };
}

export async function takeStep(world: MoneyWorld, step: MoneyStep): Promise<void> {
  const { app, buyer } = world;
  switch (step.kind) {
    case 'order': {
      const code = step.welcome ? welcome.code : undefined;
      const [clientId, id] = [randomUUID(), packageOf(world, step.credits)];
      await repeat(step.times, () => order(world, { package: id, method: step.method, client_id: clientId, code }));
      return;
    }
    case 'codes': {
      const code = step.welcome ? welcome.code : world.code;
      const id = packageOf(world, 100);
      await repeat(step.orders, () => order(world, { package: id, method: 'card', client_id: randomUUID(), code }));
      return;
    }
    case 'lost':
      return payUnheard(world, step.credits, step.outcome);
    case 'event':
      return sendEvent(world, nthOf(sandboxOf(world), step.order), step);
    case 'messages':
      return repeat(step.count, async () => {
        const id = randomUUID();
        if ((await write(buyer, world.reader, 'Hallo', id)).status === 200) world.spends.push(`message:${buyer.id}:${id}`);
      });
    case 'gifts':
      return repeat(step.count, async () => {
        const body = { profile: world.reader.id, client_id: randomUUID(), gift: 'coffee' } as const;
        if ((await buyer.client.call(sendGift, { body })).status === 200) world.spends.push(`message:${buyer.id}:${body.client_id}`);
      });
    case 'refund': {
      const found = nthOf(world.orders, step.order);
      const offer = found && (await buyer.client.call(getRefund, { query: { id: found.id } })).reply.offer;
      if (!found || !offer) return;
      const body = () => ({ order: found.id, amount: offer.amount.amount, client_id: randomUUID() });
      return repeat(step.times, () => buyer.client.call(requestRefund, { body: body() }));
    }
    case 'withdrawal':
      return withdraw(world, nthOf(world.orders, step.order)?.id ?? 0, step.times);
    case 'withdrawnPending': {
      const asked = { package: packageOf(world, step.credits), method: 'paypal', client_id: randomUUID() } as const;
      const bought = await order(world, asked);
      if (!bought) return;
      await sendEvent(world, bought, newsOf('pending'));
      await withdraw(world, bought.id, 2);
      return step.paid ? sendEvent(world, bought, newsOf('paid')) : undefined;
    }
    case 'purge':
      return deleteLongAgo([world]);
    case 'settle':
      return settle(world, step);
    case 'debit':
      return payByDebit(world, step.credits, step.times);
    case 'debitReturned': {
      const found = nthOf(debitsOf(world), step.order);
      return found && repeat(step.times, () => app.features.returnDebit(found.id));
    }
    case 'debitSettled': {
      const found = nthOf(debitsOf(world), step.order);
      if (found) await app.features.settleDebit(found.id);
      return;
    }
    case 'bankFiles':
      await app.features.bankFiles?.make();
      return;
    case 'giveBack': {
      const key = nthOf(world.spends, step.spend);
      const spend = { user: buyer.id, key: key ?? '', kind: 'returned_deleted', month: '2026-01-01' } as const;
      return repeat(step.times, () => returnSpend(app.platform.database.db, spend, app.platform.clock.now()));
    }
    case 'readerRemoved': {
      const { id } = world.reader;
      world.reader = await buildMember(app, { session: false });
      await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', id).execute();
      return;
    }
  }
}

async function repeat(times: number, call: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: times }, call));
}

const nthOf = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % Math.max(1, items.length)];
const debitsOf = ({ orders }: MoneyWorld) => orders.filter(({ reference }) => reference === null);
const sandboxOf = ({ orders }: MoneyWorld) => orders.filter(({ reference }) => reference !== null);

const packageOf = ({ packages }: MoneyWorld, credits: number): number => packages.get(credits) ?? 0;

interface NewOrder {
  readonly package: number;
  readonly method: PaymentMethod;
  readonly client_id: string;
  readonly code?: string | undefined;
}

async function order(world: MoneyWorld, { code, ...asked }: NewOrder): Promise<Bought | null> {
  const body = { ...asked, start_consent: startConsentVersion, ...(code === undefined ? {} : { code }) };
  const { status, reply } = await world.buyer.client.call(createOrder, { body });
  return status === 200 ? remember(world, reply.order) : null;
}

function remember({ orders }: MoneyWorld, { id, payment_url: url, total, method }: Order): Bought | null {
  const known = orders.find((one) => one.id === id);
  if (known || url === null) return known ?? null;
  const bought = { id, reference: method === 'sepa_debit' ? null : (url.split('/').at(-1) ?? null), total: total.amount };
  orders.push(bought);
  return bought;
}

async function withdraw({ buyer }: MoneyWorld, id: number, times: number): Promise<void> {
  const body = { name: 'Anna', order: `E-${id}`, email: buyer.email, client_id: randomUUID() };
  return repeat(times, () => buyer.client.call(declareWithdrawal, { body }));
}

/** As if these accounts had been deleted long ago. */
export async function deleteLongAgo(worlds: readonly MoneyWorld[]): Promise<void> {
  const [{ app }] = worlds as readonly [MoneyWorld, ...MoneyWorld[]];
  const users = worlds.map(({ buyer }) => buyer.id);
  for (const world of worlds) world.purged = true;
  const deletedAt = new Date(app.platform.clock.now().getTime() - 20 * 24 * 3_600_000);
  const { db } = app.platform.database;
  await db
    .updateTable('users')
    .set({ status: 'deleted', deleted_at: deletedAt, deleted_from: 'active' })
    .where('id', 'in', users)
    .execute();
}

async function payUnheard(world: MoneyWorld, credits: number, outcome: 'paid' | 'declined'): Promise<void> {
  const asked = { package: packageOf(world, credits), method: 'paypal', client_id: randomUUID() } as const;
  const bought = await order(world, asked);
  if (!bought?.reference) return;
  await sendDecision(world.app, bought.reference, { outcome, delivery: 'lost' });
  if (outcome === 'paid') world.paid.set(bought.id, world.paid.get(bought.id) ?? false);
  else world.declined.add(bought.id);
}

type News = Extract<MoneyStep, { kind: 'event' }>;

const newsOf = (event: News['event'], times = 1): Omit<News, 'kind' | 'order'> => ({
  event,
  times,
  amount: null,
  refund: 0,
  foreign: false,
  dispute: null,
});

async function sendEvent(world: MoneyWorld, found: Bought | undefined, step: Omit<News, 'kind' | 'order'>): Promise<void> {
  if (!found?.reference) return;
  const event = { id: randomUUID(), reference: found.reference, kind: step.event, details: await detailsOf(world, found, step) };
  noteNews(world, found, event);
  await repeat(step.times, async () => {
    const { statusCode, body } = await untilAvailable(
      () => sendWebhook(world.app, event),
      (response) => response.statusCode,
    );
    if (statusCode !== 200) world.broken.push(`webhook ${step.event}: ${statusCode} ${body}`);
  });
}

/** Where it says no sum, that is the right one. */
async function detailsOf(
  { app }: MoneyWorld,
  { id, reference }: Bought,
  step: Omit<News, 'kind' | 'order'>,
): Promise<PaymentEvent['details']> {
  const { db } = app.platform.database;
  const refunds = await db.selectFrom('refunds').select('id').where('order_id', '=', id).orderBy('created_at').execute();
  const refund = step.foreign ? undefined : nthOf(refunds, step.refund)?.id;
  const isRefund = step.event === 'refunded' || step.event === 'refund_failed';
  return {
    fee: 35,
    ...(step.amount === null ? {} : { amount: step.amount }),
    ...(refund === undefined ? {} : { refund }),
    ...(isRefund && step.foreign ? { provider_refund: `${reference}-${step.refund % 2}` } : {}),
    ...(step.dispute === null ? {} : { dispute: `${reference}-${step.dispute}` }),
  };
}

/** Notes what the order has to come to, whichever of its news is heard first. */
function noteNews(
  { paid, unsure, declined }: MoneyWorld,
  { id, total }: Bought,
  { kind, details }: Pick<PaymentEvent, 'kind' | 'details'>,
): void {
  const { amount = total, refund } = details;
  if (kind === 'declined') declined.add(id);
  // Money that went back, or was taken back, had been paid; where another sum was paid, that is over with it.
  const returned = kind.startsWith('charge') || (kind === 'refunded' && refund === undefined && amount <= total);
  if (kind === 'paid' && amount !== total) unsure.add(id);
  else if (kind === 'paid') paid.set(id, true);
  else if (returned) paid.set(id, paid.get(id) ?? false);
}

async function settle(world: MoneyWorld, step: Extract<MoneyStep, { kind: 'settle' }>): Promise<void> {
  const found = nthOf(world.orders, step.order);
  if (!found) return;
  const body = { order: found.id, method: step.method, client_id: randomUUID() };
  const { status, reply } = await world.buyer.client.call(payDebt, { body });
  const settling = status === 200 ? remember(world, reply.order) : null;
  if (!step.paid || !settling?.reference) return;
  await sendEvent(world, settling, newsOf('paid', 2));
}

async function payByDebit(world: MoneyWorld, credits: number, times: number): Promise<void> {
  const { app, buyer } = world;
  const asked = { package: packageOf(world, credits), method: 'sepa_debit', client_id: randomUUID() } as const;
  const bought = await order(world, asked);
  if (!bought) return;
  // The number says whose SMS it is.
  const phone = `+49151${String(bought.id).padStart(8, '0')}`;
  const form = {
    account_holder: 'Anna Albrecht',
    iban: ibanOf(bought.id),
    street: 'Zschochersche Straße',
    house_number: '48',
    zip: '04229',
    city: 'Leipzig',
    phone,
  };
  await buyer.client.call(sendDirectDebit, { body: { order: bought.id, client_id: randomUUID(), form } });
  const code = /^\d{6}/.exec((await app.platform.outbox.list()).find(({ to }) => to === phone)?.text ?? '')?.[0];
  if (code === undefined) return;
  await repeat(times, async () => {
    const { status } = await buyer.client.call(confirmDirectDebit, { body: { order: bought.id, code } });
    if (status === 200) world.paid.set(bought.id, true);
  });
}
