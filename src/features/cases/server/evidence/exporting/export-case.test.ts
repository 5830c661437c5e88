import { strFromU8, unzipSync } from 'fflate';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../../../contract/decision-endpoints.ts';
import { noteCase } from '../../../contract/endpoints.ts';
import { hold } from '../../../contract/hold-endpoints.ts';
import { getLooks } from '#features/decisions/contract/endpoints.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildPair, reported, sendImage, talk } from '../testing/reported.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
let manager: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  manager = await buildStaff(app, { roles: [{ role: 'manager', site: here }] });
  await app.platform.database.pool.query('UPDATE staff SET name = $1 WHERE id = $2', ['Ottokar Geheimnisvoll', manager.id]);
});
afterAll(() => app.close());

async function reportedMessage() {
  const { thea, milan } = await buildPair(app);
  await sendImage(milan, thea);
  const [line] = await talk(milan, thea, ['Kannst du mir Geld leihen?', 'Nein.']);
  return { reporter: thea, number: await reported(app, thea, milan, { message: line?.id ?? 0 }) };
}

const fetchZip = (client: BuiltStaff['client'], number: string, site?: number) =>
  app.server.inject({
    method: 'GET',
    url: `/api/admin/case-export.php?number=${number}${site === undefined ? '' : `&site=${site}`}`,
    headers: { host: 'localhost', cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

test('a case leaves as one whole zip, without staff, and its members see the look', async () => {
  const { reporter, number } = await reportedMessage();
  const body = { client_id: randomUUID(), number, act: 'warn', reason: 'harassment' } as const;
  expect((await manager.client.call(decide, { body })).status).toBe(200);
  await advanceClock(app, 11);
  const sent = await fetchZip(manager.client, number);
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(sent.rawPayload));
  const names = Object.keys(files);
  const letter = names.find((name) => name.startsWith('letters/D-'));
  expect(names).toEqual(expect.arrayContaining(['case.json', 'decisions.json', 'appeals.json', 'log.json', 'SHA256SUMS']));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const json = (name: string) => JSON.parse(read(name)) as unknown;
  expect(json('case.json')).toMatchObject({ number, lines: [{ lines: expect.any(Array) as unknown }] });
  expect(json('decisions.json')).toMatchObject([
    { act: 'warn', source: 'report', category: expect.stringContaining('STATEMENT') as unknown },
  ]);
  expect(read(letter ?? '').length).toBeGreaterThan(100);
  expect(json('log.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'decision' }), expect.objectContaining({ what: 'case-export' })]),
  );
  const sums = read('SHA256SUMS').trim().split('\n');
  expect(sums).toHaveLength(names.length - 1);
  for (const line of sums) {
    const [sum, name = ''] = line.split('  ');
    expect([
      name,
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
    ]).toEqual([name, sum]);
  }
  const all = names.map(read).join('\n');
  for (const secret of ['Ottokar', manager.email, '"decided_by"', '"staff_id"', '"mine"'])
    expect([secret, all.includes(secret)]).toEqual([secret, false]);
  expect(names.filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(0);
  const { looks } = (await reporter.client.call(getLooks)).reply;
  expect(looks).toMatchObject([{ number, reason: 'authority' }]);
});

test('it says neither who reported, nor what staff noted or other authorities asked, nor of other cases', async () => {
  const { thea, milan } = await buildPair(app);
  const number = await reported(app, thea, milan);
  const note = { client_id: randomUUID(), number, words: 'Vermutlich Ottilie' };
  expect((await manager.client.call(noteCase, { body: note })).status).toBe(200);
  const held = { member: milan.id, reference: 'Az. 99 Js 1/26', reason: 'Anfrage aus Gera' };
  expect((await manager.client.call(hold, { body: held })).status).toBe(200);
  await app.platform.database.pool.query(
    `INSERT INTO staff_log (id, at, staff_id, site_id, what, look, subject, request_hash, prev_hash, hash) VALUES (-1, $1, $2, $3, 'photos', false, $4, '', '', '')`,
    [app.platform.clock.now(), manager.id, here, `M-0000-1111 ${number}`],
  );
  const sent = await fetchZip(manager.client, number);
  const files = unzipSync(new Uint8Array(sent.rawPayload));
  const whole = Object.values(files)
    .map((content) => strFromU8(content))
    .join('\n');
  for (const secret of ['Ottilie', 'Az. 99', 'Gera', 'M-0000-1111', 'Thea', '"links"', '"duplicates"', '"same_sentence"', '"unfounded"'])
    expect([secret, whole.includes(secret)]).toEqual([secret, false]);
  const [source] = (JSON.parse(strFromU8(files['case.json'] ?? new Uint8Array())) as { sources: object[] }).sources;
  for (const key of ['by', 'name', 'sent', 'set_aside']) expect([key, key in (source ?? {})]).toEqual([key, false]);
  // There are no lines in the case of a profile, and still it has left.
  expect((await thea.client.call(getLooks)).reply.looks).toMatchObject([{ number, reason: 'authority', lines: 0 }]);
  const { rows } = await app.platform.database.pool.query('SELECT lines, reason FROM looks WHERE user_id = $1', [milan.id]);
  expect(rows).toEqual([{ lines: 0, reason: 'authority' }]);
});

test('nobody else gets it, and each export stands in the log', async () => {
  const { number } = await reportedMessage();
  const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
  const other = await buildStaff(app, { roles: [{ role: 'owner', site: elsewhere }] });
  expect((await fetchZip(moderator.client, number)).statusCode).toBe(403);
  expect((await fetchZip(other.client, number, here)).statusCode).toBe(404);
  expect((await fetchZip(other.client, number, elsewhere)).statusCode).toBe(404);
  expect((await fetchZip(manager.client, 'M-0000-0000')).statusCode).toBe(404);
  expect((await fetchZip(manager.client, 'x')).statusCode).toBe(400);
  for (let times = 0; times < 2; times++) expect((await fetchZip(manager.client, number)).statusCode).toBe(200);
  const { rows } = await app.platform.database.pool.query(`SELECT look FROM staff_log WHERE what = 'case-export' AND subject = $1`, [
    number,
  ]);
  expect(rows).toEqual([{ look: true }, { look: true }]);
});
