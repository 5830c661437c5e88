import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#features/account/contract/endpoints.ts';
import { complain } from '#features/safety/contract/endpoints.ts';
import { sendNotice } from '#features/content-notices/contract/endpoints.ts';
import { solveChallenge } from '#features/proof-of-work/web/solve-challenge.ts';
import { receiptRule } from '#features/proof-of-work/server/pressure-rules.ts';
import { declareWithdrawal } from '#features/orders/contract/withdrawal.ts';
import { eventually } from '#tests/support/eventually.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

// One network could have this site mail ten strangers a minute by each public form, and one of the 65,536 networks of a customer's
// /48 after the other could go on with it.

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

let networks = 0;
const newNetwork = () => `2001:db8:${(++networks).toString(16)}:1::1`;
const newComplaint = () => ({
  client_id: randomUUID(),
  email: `${randomUUID()}@stranger.test`,
  name: 'Robin',
  subject: 'other' as const,
  text: 'A complaint',
});
const mailsNow = async (email: string) => (await app.platform.outbox.list(email)).length;

describe('receipts to addresses that nobody has proven', () => {
  test('ask from the tenth of an hour on for a proof, whatever the form, and are mailed when it comes', async () => {
    for (let sent = 0; sent < receiptRule.calls; sent++) {
      const { reply } = await app.client({ ip: newNetwork() }).call(complain, { body: newComplaint() });
      expect(reply.challenge).toBeUndefined();
    }
    const client = app.client({ ip: newNetwork() });
    const complaint = newComplaint();
    const { reply, status } = await client.call(complain, { body: complaint });
    expect(status).toBe(200);
    // It is stored already, and the same one when it comes again.
    const stored = await app.platform.database.db
      .selectFrom('complaints')
      .select('number')
      .where('client_id', '=', complaint.client_id)
      .execute();
    expect(stored).toEqual([{ number: reply.number }]);
    const again = await client.call(complain, { body: complaint });
    expect([again.reply.number, typeof again.reply.challenge]).toEqual([reply.number, 'string']);
    const of = (challenge: string | undefined) => solveChallenge(challenge ?? '', new AbortController().signal);
    const proof = (await of(again.reply.challenge)) ?? { challenge: '', answer: 0 };
    const wrong = await client.call(complain, { body: { ...complaint, proof: { ...proof, answer: proof.answer + 1 } } });
    expect(wrong.reply.challenge).toBeDefined();
    expect(await mailsNow(complaint.email)).toBe(0);
    const proven = await client.call(complain, { body: { ...complaint, proof } });
    expect(proven.reply).toEqual({ number: reply.number });
    expect(await mailsTo(app, complaint.email)).toHaveLength(1);

    const about = { reason: 'other' as const, place: 'a page', text: 'A notice', name: 'Robin', good_faith: true };
    const notice = { ...about, client_id: randomUUID(), email: `${randomUUID()}@stranger.test` };
    const noticed = await app.client({ ip: newNetwork() }).call(sendNotice, { body: notice });
    expect([noticed.status, typeof noticed.reply.challenge]).toEqual([200, 'string']);
  });

  test('come without a proof one after the other, those of another network beside them', async () => {
    const client = app.client({ ip: newNetwork() });
    const [first, second] = [newComplaint(), newComplaint()];
    for (const body of [first, second]) expect((await client.call(complain, { body })).reply.challenge).toBeDefined();
    const other = newComplaint();
    await app.client({ ip: newNetwork() }).call(complain, { body: other });
    expect(await mailsNow(first.email)).toBe(0);
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 370 });
    await mailsTo(app, first.email);
    await mailsTo(app, other.email);
    expect(await mailsNow(second.email)).toBe(0);
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 360 });
    await mailsTo(app, second.email);
  });

  test('keep nobody from learning at once that somebody else withdrew from a purchase, by the address of its own account', async () => {
    // Regression: the receipt was the only word to its owner, and could be made to wait until the day to deny it was over.
    const { client, email } = await buildMember(app);
    const order = await openOrder(client, 40);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    const body = { client_id: randomUUID(), name: 'Robin', order: order.number, email };
    const { reply } = await app.client({ ip: newNetwork() }).call(declareWithdrawal, { body });
    expect(reply.challenge).toBeDefined();
    const links = async () =>
      (await app.platform.outbox.list(email)).filter(({ subject }) => subject.includes(reply.number)).map((mail) => mail.links.join());
    await eventually(async () => expect(await links()).toEqual([expect.stringContaining('/withdrawal/')]));
  });

  test('are mailed at once to the proven address of the member who asks', async () => {
    const { client, email } = await buildMember(app);
    const { reply } = await client.call(complain, { body: { ...newComplaint(), email } });
    expect(reply).toEqual({ number: reply.number });
    await mailsTo(app, email);
  });
});

test('the networks of one /48 together may do sixteen times what one of them may', async () => {
  const ofWide = (n: number) => app.client({ ip: `2001:db8:ffff:${n.toString(16)}::1` });
  // Refused for its form; counted all the same.
  const send = async (n: number) => (await ofWide(n).raw('POST', '/api/complaint.php', { client_id: '' })).status;
  // What is refused to one of them is not counted for all: one host could lock out the others.
  for (let n = 1; n <= 10; n++) expect(await send(1)).toBe(400);
  // Together, because each of them is held for a moment.
  expect(new Set(await Promise.all(Array.from({ length: 200 }, () => send(1))))).toEqual(new Set([429]));
  for (let n = 11; n <= 160; n++) expect(await send(n)).toBe(400);
  expect(await send(161)).toBe(429);
  expect((await app.client({ ip: '2001:db8:fffe:1::1' }).raw('POST', '/api/complaint.php', {})).status).toBe(400);
  // Under pressure, too, a /48 is one crowd: 5 new passwords an hour for a network, 80 for all of them.
  const reset = async (n: number) => {
    const body = { email: `${randomUUID()}@stranger.test`, client_id: randomUUID() };
    return (await ofWide(n).call(requestPasswordReset, { body })).status;
  };
  for (let n = 1; n <= 80; n++) {
    if (n % 40 === 0) app.platform.clock.advance(601);
    expect(await reset(n)).not.toBe(428);
  }
  expect(await reset(81)).toBe(428);
});
