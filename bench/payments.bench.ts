import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { seedPackages } from '#demo/packages.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { createOrder, paymentWebhook } from '#features/orders/contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { siteId } from '#platform/contract/ids.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
import { buildOnce } from '../scripts/build/build.ts';
import { logIn, makeCrowd, type Visitor } from './support/crowd.ts';
import { loadPage } from './support/page-load.ts';
import { openSocket } from './support/raw-socket.ts';
import { type Figure, percentile, report } from './support/report.ts';

const buyers = 300;
const webhooksPerSecond = 200;
const seconds = process.argv.includes('--short') ? 3 : 10;
const slowOrders = 100;
const pageLoads = 5;
const credits = 100;

/**
 * From the provider's webhook to the credits in the member's other tab; many webhooks at once, each twice, none lost; and the
 * checkout on a slow connection. Beside the webhooks: the time of one committed row on this disk.
 */
await buildOnce(console.log);
const crowd = await makeCrowd(buyers * 7 + 1);
// The secret of the measured server.
const signer = createSigner('s'.repeat(40), 'sandbox-webhook');
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const members = await logIn(crowd.database, buyers);
const [first] = members;
if (first === undefined) throw new Error('no members');
await seedPackages(crowd.database.db, siteId(1), false);
const server = await crowd.serve({ pages: true });
try {
  const bought = await findPackage(first);
  report('payments', [
    { name: 'one row committed: p50', value: percentile(await commits(), 0.5), unit: 'ms' },
    ...(await measureNews(first, bought)),
    ...(await measureFlood(bought)),
    ...(await measureCheckout(first, bought)),
  ]);
} finally {
  agent.destroy();
  await server.stop();
  await crowd.close();
}

async function findPackage(member: Visitor): Promise<number> {
  const { packages } = await call<ReplyOf<typeof getPackages>>('GET', getPackages.path, member);
  const found = packages.find((candidate) => candidate.credits === credits);
  if (found === undefined) throw new Error(`no package of ${credits} credits`);
  return found.id;
}

/** The time of one committed row, on the same disk at the same time. */
async function commits(): Promise<number[]> {
  const { pool } = crowd.database;
  await pool.query('CREATE TABLE bench_rows (id uuid)');
  const times: number[] = [];
  for (let n = 0; n < 200; n++) {
    const startedAt = performance.now();
    await pool.query('INSERT INTO bench_rows VALUES (gen_random_uuid())');
    times.push(performance.now() - startedAt);
  }
  await pool.query('DROP TABLE bench_rows');
  return times;
}

/** One order after another of a member who has a second tab. */
async function measureNews(member: Visitor, bought: number): Promise<Figure[]> {
  const times: number[] = [];
  let arrived = () => {};
  let listens = () => {};
  const listening = new Promise<void>((resolve) => {
    listens = resolve;
  });
  const tab = await openSocket(`${server.address}/api/live`, { cookie: member.cookie }, (text) => {
    if (text.includes(`"type":"${creditsChanged.type}"`)) arrived();
    else if (text.includes('"type":"ready"')) listens();
  });
  tab.send(JSON.stringify({ type: 'hello', data: {} }));
  await listening;
  for (let n = 0; n < slowOrders; n++) {
    await forgetOrderTimes();
    const reference = await placeOrder(member, bought);
    const came = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const startedAt = performance.now();
    await sendPaidWebhook(reference);
    await came;
    times.push(performance.now() - startedAt);
  }
  tab.end();
  return [
    { name: 'webhook to credits in the other tab: p50', value: percentile(times, 0.5), unit: 'ms', target: { max: 60 } },
    { name: 'webhook to credits in the other tab: p99', value: percentile(times, 0.99), unit: 'ms' },
  ];
}

/** The webhook of each order arrives twice at once, on time whether or not earlier ones were answered. */
async function measureFlood(bought: number): Promise<Figure[]> {
  const orders = (webhooksPerSecond * seconds) / 2;
  const references: string[] = [];
  for (let n = 0; n < orders; n++) {
    if (n % buyers === 0) await forgetOrderTimes();
    const buyer = members[n % buyers];
    if (buyer) references.push(await placeOrder(buyer, bought));
  }
  const before = await sumOfCredits();
  await crowd.settle();
  const events = references.flatMap((reference) => {
    const id = randomUUID();
    return [
      { reference, id },
      { reference, id },
    ];
  });
  const times: number[] = [];
  let refused = 0;
  const start = performance.now();
  const open: Promise<void>[] = [];
  for (const [n, { reference, id }] of events.entries()) {
    const due = start + (n * 1000) / webhooksPerSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    open.push(
      sendPaidWebhook(reference, id)
        .catch(() => refused++)
        .then(() => {
          times.push(performance.now() - due);
        }),
    );
  }
  await Promise.all(open);
  const name = `${webhooksPerSecond} webhooks/s`;
  const lost = orders - ((await sumOfCredits()) - before) / credits;
  return [
    { name: `${name}: answered p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${name}: answered p99`, value: percentile(times, 0.99), unit: 'ms', target: { max: 500 } },
    { name: `${name}: refused`, value: refused, unit: '', target: { max: 0 } },
    { name: `${name}: lost, or credited twice`, value: Math.abs(lost), unit: 'orders', target: { max: 0 } },
  ];
}

async function measureCheckout(member: Visitor, bought: number): Promise<Figure[]> {
  const browser = await chromium.launch(headlessShellOptions);
  const url = `${server.address.replace('127.0.0.1', 'localhost')}/credits/${bought}/paypal`;
  const load = async (slowdown: number) => {
    const loads = [];
    for (let n = 0; n < pageLoads; n++) loads.push(await loadPage(browser, url, member.cookie, { slowdown }));
    return loads;
  };
  await load(1);
  const [line, both] = [await load(1), await load(4)];
  await browser.close();
  const paint = (loads: typeof line) =>
    percentile(
      loads.map(({ largestContentfulPaint }) => largestContentfulPaint),
      0.5,
    );
  return [
    { name: 'checkout on slow 4G: largest paint', value: paint(line), unit: 'ms', target: { max: 1500 } },
    { name: 'checkout on slow 4G, processor 4 × slower: largest paint', value: paint(both), unit: 'ms' },
    {
      name: 'checkout: layout shift',
      value: Math.max(...[...line, ...both].map(({ cumulativeLayoutShift }) => cumulativeLayoutShift)),
      unit: '',
      target: { max: 0 },
    },
  ];
}

async function placeOrder(member: Visitor, bought: number): Promise<string> {
  const body = { package: bought, method: 'paypal', client_id: randomUUID(), start_consent: startConsentVersion };
  const { order } = await call<ReplyOf<typeof createOrder>>('POST', createOrder.path, member, body);
  return order.payment_url?.split('/').at(-1) ?? '';
}

async function sendPaidWebhook(reference: string, id: string = randomUUID()): Promise<void> {
  const body = JSON.stringify({ id, reference, kind: 'paid', details: {} });
  await send('POST', `${paymentWebhook.path}?provider=sandbox`, { 'sandbox-signature': signer.sign(body) }, body);
}

/** There is a limit on the orders of an hour. */
async function forgetOrderTimes(): Promise<void> {
  await crowd.database.pool.query(
    `UPDATE orders SET created_at = created_at - interval '2 hours' WHERE created_at > now() - interval '2 hours'`,
  );
}

async function sumOfCredits(): Promise<number> {
  const { rows } = await crowd.database.pool.query<{ sum: number }>('SELECT sum(purchased)::int AS sum FROM balances');
  return rows[0]?.sum ?? 0;
}

async function call<Reply>(method: string, path: string, { cookie }: Visitor, body?: object): Promise<Reply> {
  return JSON.parse(await send(method, path, { cookie }, body === undefined ? '' : JSON.stringify(body))) as Reply;
}

function send(method: string, path: string, headers: Record<string, string>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(
      `${server.address}/api/${path}`,
      {
        agent,
        method,
        headers: {
          host: 'localhost',
          ...headers,
          ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(`${path} answered ${response.statusCode}: ${text}`)),
        );
      },
    )
      .once('error', reject)
      .end(body);
  });
}
