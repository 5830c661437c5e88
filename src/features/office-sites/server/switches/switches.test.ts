import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { getHome, getLog } from '#features/staff/contract/log.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { packageOf } from '#tests/support/money/shop.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { switchSite } from '../../contract/endpoints.ts';

let app: TestApp;
let owner: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp({ BUS: 'postgres' });
  owner = await buildStaff(app);
});
afterAll(() => app.close());

type Name = 'signups' | 'first_messages' | 'uploads' | 'payments';
const turn = (name: Name, off: boolean, words?: string) =>
  owner.client.call(switchSite, { body: { switch: name, off, ...(words !== undefined && { words }) } });
const write = ({ client }: BuiltMember, to: BuiltMember) =>
  client.call(sendMessage, { body: { profile: to.id, client_id: randomUUID(), text: 'Hej' } });
/** Until every process has read the site again. */
const offIs = (at: TestApp, names: readonly Name[]) =>
  eventually(async () => expect((await at.client().call(getSettings)).reply.switched_off.map(({ what }) => what)).toEqual(names));

describe('an emergency switch', () => {
  test('refuses new signups with words, and the settings say so', async () => {
    await turn('signups', true);
    await offIs(app, ['signups']);
    const refused = await app.client().call(signup, { body: signupForm({}) });
    expect([refused.status, refused.error]).toEqual([403, { code: 'switched_off', params: { what: 'signups', own: 'no', words: '' } }]);
    expect((await app.client().call(getSettings)).reply).toMatchObject({ signups: 'closed', accepts_signup: false });
    await turn('signups', false);
    await offIs(app, []);
    expect((await app.client().call(signup, { body: signupForm({}) })).error?.code).not.toBe('switched_off');
  });

  test('refuses first messages in the words of the operator, and lets conversations go on', async () => {
    const [anna, ben, cleo] = [await buildMember(app, { credits: 20 }), await buildMember(app, { credits: 20 }), await buildMember(app)];
    expect((await write(anna, ben)).status).toBe(200);
    await turn('first_messages', true, '  Wir prüfen eine Welle von Spam.\u0000 ');
    await offIs(app, ['first_messages']);
    const refused = await write(anna, cleo);
    expect([refused.status, refused.error]).toEqual([
      403,
      { code: 'switched_off', params: { what: 'first_messages', own: 'yes', words: 'Wir prüfen eine Welle von Spam.' } },
    ]);
    expect([(await write(anna, ben)).status, (await write(ben, anna)).status]).toEqual([200, 200]);
    await turn('first_messages', false);
    await offIs(app, []);
    expect((await write(anna, cleo)).status).toBe(200);
  });

  test('refuses uploads and orders, and charges nothing', async () => {
    const dora = await buildMember(app);
    await turn('uploads', true);
    await turn('payments', true);
    await offIs(app, ['uploads', 'payments']);
    const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#a34' } })
      .jpeg()
      .toBuffer();
    expect((await sendPhoto(dora, jpeg)).error).toMatchObject({ code: 'switched_off', params: { what: 'uploads' } });
    const body = {
      package: await packageOf(dora.client, 100),
      method: 'paypal',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    } as const;
    expect((await dora.client.call(createOrder, { body })).error).toMatchObject({ code: 'switched_off', params: { what: 'payments' } });
    await turn('uploads', false);
    await turn('payments', false);
    await offIs(app, []);
    expect((await sendPhoto(dora, jpeg)).status).toBe(200);
    // The same call goes through once payments are on again.
    expect((await dora.client.call(createOrder, { body })).status).toBe(200);
  });

  test('works in every process at once, stands in the log, and leads the first page of the office', async () => {
    const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const connection = { host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name ?? '' };
    const other = await createTestAppOn(connection, { BUS: 'postgres' });
    try {
      await offIs(other, []);
      await turn('payments', true, 'Ein Anbieter ist ausgefallen.');
      await offIs(other, ['payments']);
      await offIs(app, ['payments']);
      const home = (await owner.client.call(getHome)).reply;
      expect(home.off).toEqual([{ switch: 'payments', since: expect.any(String), words: 'Ein Anbieter ist ausgefallen.' }]);
      const since = home.off[0]?.since;
      // Other words are no new beginning.
      await turn('payments', true);
      await offIs(app, ['payments']);
      await eventually(async () =>
        expect((await owner.client.call(getHome)).reply.off).toEqual([{ switch: 'payments', since, words: null }]),
      );
      await turn('payments', false);
      await offIs(other, []);
      const { rows: logged } = (await owner.client.call(getLog, { query: { what: 'site-switch' } })).reply;
      expect(logged.slice(0, 3).map(({ subject, reason }) => [subject, reason])).toEqual(
        [
          ['payments', 'off'],
          ['payments', 'off'],
          ['payments', 'on'],
        ].toReversed(),
      );
    } finally {
      await other.close();
    }
  });

  test.each([
    [{ switch: 'likes', off: true }, 'invalid_request'],
    [{ switch: 'signups' }, 'invalid_request'],
    [{ switch: 'signups', off: 'yes' }, 'invalid_request'],
    [{ switch: 'signups', off: true, until: '2030-01-01' }, 'invalid_request'],
    [{ switch: 'signups', off: true, words: 'x'.repeat(301) }, 'words_too_long'],
  ])('refuses %j', async (body, code) => {
    expect((await owner.client.raw('POST', '/api/admin/site-switch.php', body)).error?.code).toBe(code);
    await offIs(app, []);
  });
});
