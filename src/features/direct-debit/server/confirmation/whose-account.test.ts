import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { confirmDebit, lastCode, newIban, payByDebit, phoneOf, sendForm, smsOf } from '#tests/support/money/debits.ts';
import { advanceClock, openOrder } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type DebitForm, sendDirectDebit } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = 86_400;

/** Sends the form and its code for an order, and returns both replies. */
async function tryDebit(member: BuiltMember, part: Partial<DebitForm> = {}, credits = 100): Promise<(string | number | undefined)[]> {
  const order = await openOrder(member.client, credits, 'sepa_debit');
  await advanceClock(app, 1);
  const sent = await sendForm(member, order, part);
  if (sent.status !== 200) return [sent.error?.code];
  const confirmed = await confirmDebit(member, order, await lastCode(app));
  return [sent.status, confirmed.error?.code ?? confirmed.status];
}

async function purge({ client }: BuiltMember): Promise<void> {
  expect((await client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
  await advanceClock(app, 15 * day);
}

describe('an account and a telephone', () => {
  // Regression: three new accounts with one telephone and 18 invented IBANs bought for 718 euros within a minute.
  test('belong to one member of a site, who may have only one open debit until the first one was collected', async () => {
    const [anna, eve, ben] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    const iban = newIban();
    const phone = phoneOf(anna);
    expect(await tryDebit(anna, { iban })).toEqual([200, 200]);
    expect(await tryDebit(anna)).toEqual(['first_debit_open']);
    expect(await tryDebit(eve, { phone })).toEqual([200, 'account_unavailable']);
    expect(await tryDebit(ben, { iban })).toEqual([200, 'account_unavailable']);
    // An account of another brand may belong to the same person.
    const there = await buildMember(app, { host: 'de.localhost', country: 'NL', region: null });
    expect(await tryDebit(there, { iban, phone }, 250)).toEqual([200, 200]);
    await advanceClock(app, 10 * day);
    expect(await tryDebit(anna, { iban }, 40)).toEqual([200, 'account_unavailable']);
    // A purged member's account and telephone can be used again.
    await purge(anna);
    await advanceClock(app, 7 * day);
    expect(await tryDebit(await buildMember(app), { iban, phone })).toEqual([200, 200]);
  });

  // Regression: after a return the member was refused, but four new accounts ordered with the same IBAN.
  test('with a returned debit are refused for everybody, also when the member is gone, until it is settled', async () => {
    const anna = await buildMember(app);
    const iban = newIban();
    const order = await payByDebit(app, anna, { iban });
    await advanceClock(app, 10 * day);
    await purge(anna);
    const [eve, ben] = [await buildMember(app), await buildMember(app)];
    expect(await app.features.returnDebit(order.id)).toBe(true);
    expect(await tryDebit(eve, { iban })).toEqual([200, 'account_unavailable']);
    expect(await tryDebit(ben, { phone: phoneOf(anna) })).toEqual([200, 'account_unavailable']);
    expect(await app.features.settleDebit(order.id)).toBe(true);
    expect(await tryDebit(eve, { iban })).toEqual([200, 200]);
  });

  // Regression: anybody who entered an IBAN saw, to the millisecond, when its owner had bought, on any brand.
  test('of others are not revealed: the limit names a day only because of the member’s own orders', async () => {
    const [anna, eve] = [await buildMember(app), await buildMember(app)];
    const iban = newIban();
    await payByDebit(app, anna, { iban }, 250);
    await advanceClock(app, 10 * day);
    const [own, others] = [await openOrder(anna.client, 250, 'sepa_debit'), await openOrder(eve.client, 250, 'sepa_debit')];
    const refused = await sendForm(anna, own, { iban });
    expect(refused.error).toMatchObject({ code: 'limit_reached', params: { limit: 6000, days: 30, from: expect.any(Number) } });
    expect((await sendForm(eve, others, { iban })).status).toBe(200);
    const { error } = await confirmDebit(eve, others, await lastCode(app));
    expect(error).toEqual({ code: 'account_unavailable', params: {} });
  });
});

describe('a code', () => {
  // Regression: 18 text messages to a stranger in 42 seconds.
  test('is sent to one telephone at most three times a day, for all members together', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => buildMember(app)));
    const before = (await smsOf(app)).length;
    const responses = await Promise.all(
      members.map(async (member) => {
        const order = await openOrder(member.client, 40, 'sepa_debit');
        return (await sendForm(member, order, { phone: '+4915777777777' })).error?.code ?? 'sent';
      }),
    );
    expect(responses.toSorted()).toEqual(['sent', 'sent', 'sent', 'too_many_codes']);
    expect((await smsOf(app)).length).toBe(before + 3);
    await advanceClock(app, 2 * day);
    const [first] = members;
    if (!first) throw new Error('nobody');
    expect(await tryDebit(first, { phone: '+4915777777777' }, 40)).toEqual([200, 200]);
  });

  test('is not sent to members who have not confirmed their address, which gets the announcement', async () => {
    const anna = await buildMember(app, { status: 'not_confirmed' });
    const order = await openOrder(anna.client, 40, 'sepa_debit');
    expect((await sendForm(anna, order)).error?.code).toBe('activation_first');
  });

  test('has a limit per network and day, and per site and hour; a code that could not be sent does not count', async () => {
    const strict = await createTestApp({ RATE_LIMITS: 'on', SEPA_CODES_PER_HOUR: '22' });
    let asked = 0;
    const ask = async (network: string) => {
      asked += 1;
      const member = await buildMember(strict);
      const order = await openOrder(member.client, 40, 'sepa_debit');
      const client = strict.client({ ip: `${network}:${asked}::1` });
      for (const [name, value] of member.client.cookies) client.cookies.set(name, value);
      const form = { ...debitForm, iban: newIban(), phone: phoneOf(member) };
      const { error, status } = await client.call(sendDirectDebit, { body: { order: order.id, client_id: randomUUID(), form } });
      return error?.code ?? status;
    };
    for (let sent = 0; sent < 20; sent += 1) expect(await ask('2001:db8:1')).toBe(200);
    expect(await ask('2001:db8:1')).toBe('too_many_codes');
    const { sms } = strict.platform;
    const { send } = sms;
    sms.send = () => Promise.reject(new Error('the gateway is away'));
    expect(await ask('2001:db8:2')).toBe('sms_failed');
    sms.send = send;
    expect([await ask('2001:db8:2'), await ask('2001:db8:2'), await ask('2001:db8:2')]).toEqual([200, 200, 'too_many_codes']);
    await advanceClock(strict, 3700);
    expect(await ask('2001:db8:2')).toBe(200);
    await strict.close();
  });
});

const debitForm = { account_holder: 'Anna Albrecht', street: 'Hauptstraße', house_number: '1', zip: '04229', city: 'Leipzig' };
