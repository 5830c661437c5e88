import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { deleteVisit, pageHidden, putVisit } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.platform.database.db.deleteFrom('visits').execute());

const tracking = { network: ' north ', ref: 'https://blog.example.test/', sub1: 'a\0', sub2: '  ' };
const bodyOf = (clientId: string = randomUUID()) => ({ client_id: clientId, tracking, text_version: '2026-11-23' });
const stored = () => app.platform.database.db.selectFrom('visits').selectAll().orderBy('id').execute();
const sayYes = (client: TestClient, clientId?: string) => client.call(putVisit, { body: bodyOf(clientId) });
const hide = (client: TestClient) => client.call(pageHidden, { body: {} });

describe('a visit', () => {
  test('is stored after a yes, without anybody in it', async () => {
    const { client, id } = await buildMember(app);
    expect((await sayYes(client)).status).toBe(200);
    const [visit, ...others] = await stored();
    expect(others).toEqual([]);
    expect(visit).toMatchObject({ network: 'north', sub1: 'a', sub2: null, sub3: null, text_version: '2026-11-23', hidden_at: null });
    expect(JSON.stringify(visit)).not.toContain(`"${id}"`);
    expect(client.cookies.get('visit')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is stored once, however often the call is repeated', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sayYes(app.client(), clientId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(1);
  });

  test('is deleted when the yes is taken back, and only that one', async () => {
    const [mine, other] = [app.client(), app.client()];
    await Promise.all([sayYes(mine), sayYes(other)]);
    await mine.call(deleteVisit);
    await mine.call(deleteVisit);
    await app.client().call(deleteVisit);
    expect(await stored()).toHaveLength(1);
    expect(mine.cookies.has('visit')).toBe(false);
  });

  test('is deleted by its id when the answer with the cookie was lost', async () => {
    const clientId = randomUUID();
    await sayYes(app.client(), clientId);
    await app.client({ host: 'de.localhost' }).call(deleteVisit, { query: { client_id: clientId } });
    expect(await stored()).toHaveLength(1);
    await app.client().call(deleteVisit, { query: { client_id: clientId } });
    expect(await stored()).toEqual([]);
  });

  test('is forgotten after 30 days', async () => {
    await sayYes(app.client());
    await advanceClock(app, 29 * 24 * 3600);
    await app.platform.jobs.runAllNow();
    expect(await stored()).toHaveLength(1);
    await advanceClock(app, 24 * 3600);
    await app.platform.jobs.runAllNow();
    expect(await stored()).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['an id that is none', { ...bodyOf('1') }],
    ['a version that is none', { ...bodyOf(), text_version: 'x'.repeat(5000) }],
    ['a huge source', { ...bodyOf(), tracking: { sub1: 'x'.repeat(101) } }],
    ['a source of another type', { ...bodyOf(), tracking: { network: ['a'] } }],
    ['a list', []],
  ])('is refused with %s', async (_what, body) => {
    expect((await app.client().raw('PUT', '/api/visit.php', body)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('the beacon of a page that is put away', () => {
  test('is stored for a visit that may be counted, the first time', async () => {
    const client = app.client();
    await sayYes(client);
    expect((await hide(client)).status).toBe(200);
    const [first] = await stored();
    expect(first?.hidden_at).not.toBeNull();
    await advanceClock(app, 60);
    await hide(client);
    expect((await stored())[0]?.hidden_at).toEqual(first?.hidden_at);
  });

  test('is stored for nobody else', async () => {
    await sayYes(app.client());
    const forged = app.client();
    forged.cookies.set('visit', randomUUID());
    for (const client of [app.client(), forged]) expect((await hide(client)).status).toBe(200);
    expect((await stored())[0]?.hidden_at).toBeNull();
  });
});
