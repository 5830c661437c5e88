import type { Result } from '#platform/contract/result.ts';
import { openOrder, referenceOf, sendWebhook } from './shop.ts';
import { type BuiltMember, buildMember, type MemberOptions } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** A member who bought credits, and the order. */
export async function buyCredits(app: TestApp, options: MemberOptions = {}, credits = 100) {
  const buyer: BuiltMember = await buildMember(app, options);
  const order = await openOrder(buyer.client, credits);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 35 } });
  return { buyer, order };
}

/** Moves the clock to an instant after the present one. */
export async function moveClock(app: TestApp, at: string): Promise<void> {
  const seconds = Math.round((Date.parse(at) - app.platform.clock.now().getTime()) / 1000);
  if (seconds < 0) throw new Error(`${at} is over`);
  const { status } = await app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });
  if (status !== 200) throw new Error(`the clock cannot be moved by ${seconds} s`);
}

/** All of a file. Throws when it was refused. */
export async function textOf(result: Result<AsyncIterable<string | Uint8Array>, string>): Promise<string> {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  const pieces: Uint8Array[] = [];
  for await (const piece of result.value) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('latin1');
}

/** All sessions last, for tests of long times. Else they end when they have not been used for 14 days. */
export async function keepSessions(app: TestApp): Promise<void> {
  await app.platform.database.db.updateTable('sessions').set({ expires_at: '2100-01-01', used_at: '2099-12-31' }).execute();
}
