import { randomUUID } from 'node:crypto';
import { createOrder, getSavedMethods } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { packageOf } from '#tests/support/money/shop.ts';
import { deliver, type ProviderHarness, referenceOfOrder } from './harness.ts';

interface SavedMethodToken {
  readonly buyer: BuiltMember;
  /** Our id of the saved method, and the provider's token. */
  readonly id: number;
  readonly token: string;
  /** The payment with which it was saved. */
  readonly reference: string;
}

/** A member buys 100 credits with a card that the provider saves. */
export async function saveMethod(harness: ProviderHarness): Promise<SavedMethodToken> {
  const buyer = await buildMember(harness.app);
  const body = {
    package: await packageOf(buyer.client, 100),
    method: 'card' as const,
    client_id: randomUUID(),
    remember: true,
    start_consent: startConsentVersion,
  };
  const { reply } = await buyer.client.call(createOrder, { body });
  const reference = await referenceOfOrder(harness, reply.order.id);
  for (const webhook of await harness.decide(reference, 'paid')) await deliver(harness, webhook);
  const { db } = harness.app.platform.database;
  const { id, token, label, expires } = await db
    .selectFrom('payment_means')
    .select(['id', 'token', 'label', 'expires'])
    .where('user_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const shown = (await buyer.client.call(getSavedMethods)).reply.means;
  if (shown[0]?.id !== id || label !== 'Visa •••• 4242' || !/^20\d\d-08$/.test(expires ?? ''))
    throw new Error(`the kept card is ${label} until ${expires}`);
  return { buyer, id, token, reference };
}

/** Orders 100 credits with a saved method. */
export async function orderWithSavedMethod({ client }: BuiltMember, savedMethod: number, client_id: string = randomUUID()) {
  const body = {
    package: await packageOf(client, 100),
    method: 'card' as const,
    client_id,
    means: savedMethod,
    start_consent: startConsentVersion,
  };
  return client.call(createOrder, { body });
}
