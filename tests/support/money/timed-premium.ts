import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { TestApp, TestClient } from '../test-app.ts';

/** Makes the test's site sell premium for some days, which its demo data does not. */
export async function sellDays(app: TestApp, days: number, euroCents: number): Promise<void> {
  const { db } = app.platform.database;
  const { id } = await db.selectFrom('sites').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  await sql`UPDATE sites SET settings = settings || '{"timed_premium": true}' WHERE id = ${id}`.execute(db);
  await db
    .insertInto('packages')
    .values({ site_id: id, kind: 'premium', credits: 0, days, prices: sql`${JSON.stringify({ EUR: euroCents })}::jsonb`, position: 9 })
    .execute();
}

/** Creates an order of so many days without paying it. */
export async function openDaysOrder(client: TestClient, days: number, clientId: string = randomUUID()): Promise<Order> {
  const { packages } = (await client.call(getPackages)).reply;
  const found = packages.find((candidate) => candidate.days === days);
  if (!found) throw new Error(`no package of ${days} days is sold here`);
  const { status, reply } = await client.call(createOrder, {
    body: { package: found.id, method: 'paypal', client_id: clientId, start_consent: startConsentVersion },
  });
  if (status !== 200) throw new Error(`no order, but ${status}`);
  return reply.order;
}
