import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endBlock, getBlocks, putBlock } from '../../contract/block-endpoints.ts';
import type { BlockEffect, BlockKind } from '../../contract/block-rules.ts';
import { mostBlocks } from '../../contract/block-rules.ts';
import { getCase } from '../../contract/endpoints.ts';
import { casesAbout } from '../queue/testing/cases.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
let moderator: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
});
afterAll(() => app.close());
afterEach(async () => {
  for (const { id } of await listed()) await moderator.client.call(endBlock, { body: { id } });
});

const listed = async (query: object = {}) => (await moderator.client.call(getBlocks, { query })).reply.blocks;
const put = (kind: BlockKind, value: string, effect: BlockEffect = 'refuse', more: object = {}) =>
  moderator.client.call(putBlock, { body: { kind, value, effect, reason: 'Betrug', ...more } });
const enter = async (form: object, ip = '127.0.0.1') => {
  const { status, error } = await app.client({ ip }).call(signup, { body: signupForm(form) });
  return error === undefined ? status : `${status} ${error.code} ${String(error.params['field'] ?? '')}`.trim();
};
const hits = async () => (await listed()).map(({ hits: n }) => n);
const write = (from: BuiltMember, to: BuiltMember, text: string, client_id: string = randomUUID()) =>
  from.client.call(sendMessage, { body: { client_id, profile: to.id, text } });
const entries = async () => {
  const { rows } = await app.platform.database.pool.query(
    `SELECT what, subject, reason, words FROM staff_log WHERE what LIKE 'block%' ORDER BY id`,
  );
  return rows as { what: string; subject: string; reason: string | null; words: string | null }[];
};

describe('a block', () => {
  test('is kept as it is compared, made once, changed by the same value, and ended once, each in the log', async () => {
    const before = (await entries()).length;
    const made = await put('mail_domain', ' @Trash.Example ');
    expect(made.reply.block).toMatchObject({
      kind: 'mail_domain',
      value: 'trash.example',
      effect: 'refuse',
      hits: 0,
      until: null,
      state: 'active',
    });
    const { id } = made.reply.block;
    expect((await put('mail_domain', '*.trash.example')).reply.block.id).toBe(id);
    const until = new Date(app.platform.clock.now().getTime() + 86_400_000).toISOString();
    expect((await put('mail_domain', 'TRASH.example', 'review', { until })).reply.block).toMatchObject({ id, effect: 'review', until });
    expect(await listed()).toHaveLength(1);
    for (let times = 0; times < 2; times++) expect((await moderator.client.call(endBlock, { body: { id } })).status).toBe(200);
    expect([await listed(), (await listed({ ended: 1 })).map((one) => [one.id, one.state])]).toEqual([[], [[id, 'ended']]]);
    expect((await entries()).slice(before)).toEqual([
      { what: 'block', subject: String(id), reason: 'mail_domain refuse', words: 'Betrug' },
      { what: 'block', subject: String(id), reason: 'mail_domain review', words: 'Betrug' },
      { what: 'block-end', subject: String(id), reason: null, words: null },
    ]);
  });

  test.each([
    ['mail_domain', 'münchen.example', 'xn--mnchen-3ya.example'],
    ['network', '198.51.100.77/24', '198.51.100.0/24'],
    ['network', '198.51.100.7', '198.51.100.7'],
    ['network', '2001:DB8:1:2:3::9', '2001:db8:1:2::/64'],
    ['network', '2001:db8:aa::/40', '2001:db8:0:0::/40'],
    ['phrase', 'Schreib mir auf Télégram!', 'schreib mir auf telegram'],
    ['phrase', 'тelegrаm', 'telegram'],
    ['photo_hash', '00FF00FF00FF00FF', '00ff00ff00ff00ff'],
  ] as const)('of the kind %s keeps "%s" as "%s"', async (kind, typed, value) => {
    expect((await put(kind, typed, kind === 'photo_hash' ? 'review' : 'refuse')).reply.block.value).toBe(value);
  });

  test.each([
    ['mail_domain', 'localhost'],
    ['mail_domain', 'a b.example'],
    ['mail_domain', '198.51.100.7'],
    ['mail_domain', `${'a'.repeat(300)}.example`],
    ['network', '10.0.0.0/8'],
    ['network', '198.51.100.7/33'],
    ['network', '198.51.100.7/24/1'],
    ['network', '2001:db8::/16'],
    ['network', 'example.org'],
    ['network', '::ffff:198.51.100.7'],
    ['phrase', 'ab'],
    ['phrase', '!!! …'],
    ['photo_hash', '123'],
    ['photo_hash', 'zz'],
  ] as const)('of the kind %s refuses "%s"', async (kind, value) => {
    const { status, error } = await put(kind, value, kind === 'photo_hash' ? 'review' : 'refuse');
    expect([status, error]).toEqual([400, { code: 'block_value_invalid', params: { field: 'value', kind } }]);
  });

  test('has a reason, an end in the future, and the effects of its kind', async () => {
    expect((await put('phrase', 'telegram', 'refuse', { reason: ' ' })).error?.code).toBe('text_required');
    expect((await put('phrase', 'telegram', 'refuse', { reason: 'x '.repeat(201) })).error?.code).toBe('too_many_words');
    expect((await put('photo_hash', '00ff00ff00ff00ff', 'refuse')).error?.code).toBe('effect_does_not_fit');
    for (const until of [new Date(0).toISOString(), '2099-01-01T00:00:00Z'])
      expect((await put('phrase', 'telegram', 'refuse', { until })).error?.code).toBe('until_invalid');
    for (const wrong of [
      { until: 'soon' },
      { kind: 'ip' },
      { effect: 'ban' },
      { value: 7 },
      { reason: null },
      { more: true },
      { value: 'x'.repeat(5000) },
    ]) {
      const body = { kind: 'phrase', value: 'telegram', effect: 'refuse', reason: 'Betrug', ...wrong };
      const { status, error } = await moderator.client.raw('POST', '/api/admin/block.php', body);
      expect([wrong, status, error?.code]).toEqual([wrong, 400, 'invalid_request']);
    }
    expect(await listed()).toEqual([]);
  });

  test('belongs to its site alone', async () => {
    const other = await buildStaff(app, { roles: [{ role: 'moderator', site: elsewhere }] });
    const query = { site: elsewhere };
    const body = { kind: 'phrase', value: 'telegram', effect: 'refuse', reason: 'Betrug' } as const;
    const made = await other.client.call(putBlock, { query, body });
    const { id } = made.reply.block;
    expect(await listed()).toEqual([]);
    expect((await moderator.client.call(endBlock, { body: { id } })).status).toBe(404);
    expect((await moderator.client.call(getBlocks, { query })).status).toBe(404);
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    expect((await write(anna, ben, 'Telegram?')).status).toBe(200);
    expect((await other.client.call(endBlock, { query, body: { id } })).status).toBe(200);
  });

  test('is not made above the bound, and the list goes on', async () => {
    const { pool } = app.platform.database;
    await pool.query(
      `INSERT INTO advance_blocks (site_id, kind, value, effect, reason, created_at, created_by)
       SELECT $1, 'network', 'n' || n, 'refuse', 'x', now(), $2 FROM generate_series(1, $3) n`,
      [here, moderator.id, mostBlocks],
    );
    expect((await put('network', '198.51.100.7')).error).toEqual({ code: 'too_many_blocks', params: { max: mostBlocks } });
    const seen = new Set<number>();
    let after: number | null = Number.MAX_SAFE_INTEGER;
    while (after !== null) {
      const page: { blocks: { id: number }[]; next: number | null } = (await moderator.client.call(getBlocks, { query: { after } })).reply;
      for (const { id } of page.blocks) seen.add(id);
      after = page.next;
    }
    expect(seen.size).toBe(mostBlocks);
    // Those whose time is over leave room.
    await pool.query(`UPDATE advance_blocks SET until = now() - interval '400 days' WHERE value = 'n1'`);
    expect((await put('network', '198.51.100.7')).status).toBe(200);
    await pool.query(`DELETE FROM advance_blocks WHERE value LIKE 'n%' AND value <> 'n1'`);
    await app.platform.jobs.runAllNow();
    expect((await listed()).map(({ value }) => value)).toEqual(['198.51.100.7']);
  });
});

describe('at the signup', () => {
  test('a mail domain and those below it are refused, with the field, and counted', async () => {
    await put('mail_domain', 'trash.example');
    expect(await enter({ email: `${randomUUID()}@trash.example` })).toBe('403 mail_domain_blocked email');
    expect(await enter({ email: `${randomUUID()}@mx.TRASH.example` })).toBe('403 mail_domain_blocked email');
    // A label that is none is no way around it.
    expect(await enter({ email: `${randomUUID()}@xn--0.trash.example` })).toBe('403 mail_domain_blocked email');
    expect(await enter({ email: `${randomUUID()}@nottrash.example` })).toBe(200);
    expect(await hits()).toEqual([3]);
  });

  test('a network is refused, and one beside it is not, until the block is over', async () => {
    const until = new Date(app.platform.clock.now().getTime() + 3_600_000).toISOString();
    await put('network', '198.51.100.0/24', 'refuse', { until });
    await put('network', '2001:db8:7::/48');
    expect(await enter({}, '198.51.100.200')).toBe('403 network_blocked');
    expect(await enter({}, '2001:db8:7:8::1')).toBe('403 network_blocked');
    expect(await enter({}, '198.51.101.1')).toBe(200);
    expect(await enter({}, '2001:db8:8::1')).toBe(200);
    await advanceClock(app, 3601);
    moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
    expect(await enter({}, '198.51.100.200')).toBe(200);
    expect((await listed()).map(({ state, hits: n }) => [state, n])).toEqual([
      ['active', 1],
      ['over', 1],
    ]);
  });

  test('a review lets somebody in and opens a case that says why', async () => {
    await put('mail_domain', 'trash.example', 'review');
    const email = `${randomUUID()}@trash.example`;
    expect(await enter({ email })).toBe(200);
    const { id } = await app.platform.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const [opened] = await casesAbout(app, { id });
    expect(opened).toMatchObject({ kind: 'report', state: 'open' });
    const { reply } = await moderator.client.call(getCase, { query: { number: opened?.number ?? '' } });
    expect(reply.sources).toMatchObject([{ kind: 'block', number: null, place: 'mail_domain', text: 'trash.example', by: null }]);
    expect(reply.acts).toContain('ban_rule');
    expect(await hits()).toEqual([1]);
  });

  test('a phrase in the first message is refused', async () => {
    const anna = await buildMember(app);
    await put('phrase', 'western union');
    expect(await enter({ profile_id: anna.id, signup_message: 'Geld per Western-Union?' })).toBe('403 message_blocked signup_message');
    expect(await enter({ profile_id: anna.id, signup_message: 'Western' })).toBe(200);
  });
});

describe('in a message', () => {
  test.each([
    'Western Union',
    'W e s t e r n union',
    'WESTERN…union!',
    'wéstern\u200b unión',
    'wes\u2066tern un\u2065ion',
    'Wеstеrn unіоn',
    'Komm zu western\nunion heute',
  ])('a phrase is found in "%s", costs nothing and is counted', async (text) => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    await put('phrase', 'western union');
    const { status, error } = await write(anna, ben, text);
    expect([status, error]).toEqual([403, { code: 'message_blocked', params: {} }]);
    expect(await hits()).toEqual([1]);
    const { rows } = await app.platform.database.pool.query('SELECT FROM messages WHERE sender_id = $1', [anna.id]);
    expect(rows).toEqual([]);
  });

  test('words around it are another text', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    await put('phrase', 'western union');
    for (const text of ['Ein Western', 'westernunion', 'Western und Union', 'unwestern union', 'western unions'])
      expect([text, (await write(anna, ben, text)).status]).toEqual([text, 200]);
    expect(await hits()).toEqual([0]);
  });

  test('a phrase of a script without spaces is found inside a sentence', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    await put('phrase', '加微信');
    expect((await write(anna, ben, '请加微信吧')).error?.code).toBe('message_blocked');
  });

  test('a repeated call gets its first result, also when its text was blocked meanwhile', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    const clientId = randomUUID();
    const first = await write(anna, ben, 'Auf Telegram?', clientId);
    await put('phrase', 'telegram');
    const again = await write(anna, ben, 'Auf Telegram?', clientId);
    expect([again.status, again.reply.message.id]).toEqual([200, first.reply.message.id]);
    expect((await write(anna, ben, 'Auf Telegram?')).error?.code).toBe('message_blocked');
  });

  test('a review sends it, and opens one case with that line alone, also when it is sent again', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    await put('phrase', 'telegram', 'review');
    await write(anna, ben, 'Hallo Ben');
    const clientId = randomUUID();
    for (let times = 0; times < 2; times++) expect((await write(anna, ben, 'Auf Telegram?', clientId)).status).toBe(200);
    await write(ben, anna, 'Nein.');
    await eventually(async () => expect(await hits()).toEqual([1]));
    const [opened, ...others] = await casesAbout(app, anna);
    expect(others).toEqual([]);
    const { reply } = await moderator.client.call(getCase, { query: { number: opened?.number ?? '' } });
    expect(reply.sources).toMatchObject([{ kind: 'block', place: 'phrase', text: 'telegram' }]);
    expect(reply.lines.map(({ lines, more_before }) => [lines.map(({ text }) => text), more_before])).toEqual([[['Auf Telegram?'], 1]]);
    expect(reply.acts).toContain('remove');
    expect(await hits()).toEqual([1]);
  });

  test('a flood of them is one case with a bounded number of sources, and every one is counted', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    await put('phrase', 'telegram', 'review');
    for (let n = 0; n < 25; n++) await write(anna, ben, `Telegram ${n}`);
    await eventually(async () => expect(await hits()).toEqual([25]));
    const [opened, ...others] = await casesAbout(app, anna);
    const { rows } = await app.platform.database.pool.query('SELECT FROM case_sources WHERE case_id = $1', [opened?.id]);
    expect([others.length, rows.length, await hits()]).toEqual([0, 20, [25]]);
  });
});

describe('a photo', () => {
  test('whose hash is blocked waits, also when it is only nearly the same, and nothing is banned', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
    const { photo } = (await sendPhoto(anna, await photoOf(4711))).reply;
    expect(photo.status).toBe('active');
    const { block } = (await put('photo_hash', String(photo.id), 'review')).reply;
    expect(block.value).toMatch(/^[0-9a-f]{16}$/);
    await app.platform.database.pool.query('UPDATE photos SET status = $1 WHERE id = $2', ['rejected', photo.id]);
    const waiting = (await sendPhoto(ben, await photoOf(4711, 500, 700))).reply.photo;
    expect(waiting.status).toBe('pending');
    const [opened] = await casesAbout(app, ben);
    expect(opened).toMatchObject({ kind: 'picture', state: 'open', photo_id: waiting.id });
    const { reply } = await moderator.client.call(getCase, { query: { number: opened?.number ?? '' } });
    expect(reply.sources).toMatchObject([{ kind: 'block', place: 'photo_hash', text: block.value }]);
    expect(reply.acts).toEqual(['accept', 'remove']);
    expect(await hits()).toEqual([1]);
    expect((await sendPhoto(ben, await photoOf(4712))).reply.photo.status).toBe('active');
  });

  test('of another site has no hash here', async () => {
    expect((await put('photo_hash', '999999999', 'review')).error?.code).toBe('block_value_invalid');
  });
});
