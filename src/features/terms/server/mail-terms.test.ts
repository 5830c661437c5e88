import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { like } from '#features/likes/contract/endpoints.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { putLegal } from '#features/office-legal/contract/endpoints.ts';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { getText } from '#features/static-pages/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { openOrder, packageOf, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { openDaysOrder, sellDays } from '#tests/support/money/timed-premium.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { answerTerms, getTerms } from '../contract/endpoints.ts';

let app: TestApp;
let owner: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  await sellDays(app, 7, 333);
  owner = await buildStaff(app);
});
afterAll(() => app.close());

/** Publishes terms in a language, and returns their id once every reader has them. */
async function publish(summary: string, asks: boolean, language: 'en' | 'sv' | 'nl' = 'en'): Promise<string> {
  const text = { kind: 'legal', key: 'terms', language } as const;
  await owner.client.call(putLegal, { body: { key: 'terms', language, summary, asks } });
  await owner.client.call(putContent, { body: { ...text, title: 'Terms', body: `Words: ${summary}` } });
  expect((await owner.client.call(publishContent, { body: text })).status).toBe(200);
  return eventually(async () => {
    const found = (await app.client().call(getText, { query: { page: 'terms', language } })).reply.text;
    expect(found.html).toContain(summary);
    return found.id;
  });
}

const member = () => buildMember(app, { language: 'en' });
const mailTo = async ({ email }: BuiltMember) =>
  (await settledMailsTo(app, email)).find(({ subject }) => subject.includes('New terms'))?.text;

// Regression: members read that they need not do anything, and then were asked.
test('a mail about terms that do not ask says what an earlier version asks of its reader', async () => {
  const [anna, agreed] = [await member(), await member()];
  const asking = await publish('Costs change.', true);
  expect((await agreed.client.call(answerTerms, { body: { version: asking, answer: 'agree' } })).status).toBe(200);
  await publish('A comma moves.', false);
  await app.platform.jobs.runAllNow();
  const [asked, notified] = [await mailTo(anna), await mailTo(agreed)];
  for (const words of ['Costs change.', 'A comma moves.', 'whether you agree']) expect(asked).toContain(words);
  expect(asked).not.toContain('need to do anything');
  expect(notified).toContain('A comma moves.');
  expect(notified).toContain('need to do anything');
  expect(notified).not.toContain('Costs change.');
});

test('the question says what is left of purchases: credits, or days of premium', async () => {
  const leftOf = async ({ client }: BuiltMember) => {
    const { has_credits, has_days } = (await client.call(getTerms)).reply;
    return { has_credits, has_days };
  };
  const [anna, other] = [await buildMember(app, { language: 'de' }), await buildMember(app, { language: 'de' })];
  expect(await leftOf(anna)).toEqual({ has_credits: false, has_days: false });
  await sendWebhook(app, { reference: referenceOf(await openDaysOrder(anna.client, 7)), kind: 'paid' });
  await sendWebhook(app, { reference: referenceOf(await openOrder(other.client, 100)), kind: 'paid' });
  expect(await leftOf(anna)).toEqual({ has_credits: false, has_days: true });
  expect(await leftOf(other)).toEqual({ has_credits: true, has_days: false });
  await app.platform.database.pool.query('UPDATE premium_periods SET begun = days, ended_at = now() WHERE user_id = $1', [anna.id]);
  expect(await leftOf(anna)).toEqual({ has_credits: false, has_days: false });
});

// Regression: days of premium ran on while new terms kept their member from writing.
test.each([
  ['credits', 'sv'],
  ['days', 'nl'],
] as const)('who bought %s under the terms before uses them up, and buys nothing new', async (what, language) => {
  const [anna, free, other] = [await buildMember(app, { language }), await buildMember(app, { language }), await member()];
  const order = what === 'days' ? await openDaysOrder(anna.client, 7) : await openOrder(anna.client, 100);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  // The clock of the tests stands still, and only what was bought before counts.
  app.platform.clock.advance(1);
  const version = await publish(`Costs change after ${what}.`, true, language);
  const likes = async ({ client }: BuiltMember) => (await client.call(like, { body: { id: other.id } })).error?.code;
  const buys = async ({ client }: BuiltMember) => {
    const body = {
      package: await packageOf(client, 100),
      method: 'card',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    } as const;
    return (await client.call(createOrder, { body })).error?.code;
  };
  expect((await anna.client.call(getTerms)).reply).toMatchObject({ asked: { version }, goes_on: true });
  expect((await free.client.call(getTerms)).reply).toMatchObject({ asked: { version }, goes_on: false });
  expect([await likes(anna), await likes(free)]).toEqual([undefined, 'terms_changed']);
  expect([await buys(anna), await buys(free)]).toEqual(['terms_changed', 'terms_changed']);
  expect((await anna.client.call(answerTerms, { body: { version, answer: 'later' } })).reply.goes_on).toBe(true);
  const used = what === 'days' ? 'premium_periods SET begun = days, ended_at = now()' : 'balances SET purchased = 0';
  await app.platform.database.pool.query(`UPDATE ${used} WHERE user_id = $1`, [anna.id]);
  expect([await likes(anna), (await anna.client.call(getTerms)).reply.goes_on]).toEqual(['terms_changed', false]);
  expect((await anna.client.call(answerTerms, { body: { version, answer: 'agree' } })).reply).toMatchObject({
    asked: null,
    goes_on: false,
  });
  expect([await likes(anna), await buys(anna)]).toEqual([undefined, undefined]);
});
