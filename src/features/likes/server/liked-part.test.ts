import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveFrame } from '#platform/server/live/live-bus-events.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getLikes, like } from '../contract/endpoints.ts';
import { maxNoteLength } from '../contract/rules.ts';

let app: TestApp;
const events: unknown[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.platform.bus.subscribe(liveFrame, ({ frame }) => events.push(frame));
});
afterAll(() => app.close());

const about = 'Ich segle gern 🏄‍♀️.\n\nAm  Sonntag koche ich\tfür Freunde.';
const ben = () => buildMember(app, { name: 'Ben', gender: 'man', about });
const photoId = async (name: string) =>
  (await app.platform.database.db.selectFrom('photos').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const send = (from: BuiltMember, to: { id: number }, part: { photo?: number; line?: string; note?: string } = {}) =>
  from.client.call(like, { body: { id: to.id, ...part } });
const received = async (member: BuiltMember) => (await member.client.call(getLikes)).reply.liked_by;
const hide = (photo: number, change: object) =>
  app.platform.database.db.updateTable('photos').set(change).where('id', '=', photo).execute();

describe('a like of a photo', () => {
  test('shows the receiver their own photo', async () => {
    const [anna, liked] = [await buildMember(app), await ben()];
    const name = await buildPhoto(app, liked.id);
    expect((await send(anna, liked, { photo: await photoId(name) })).status).toBe(200);
    const [entry] = await received(liked);
    expect(entry).toMatchObject({
      id: anna.id,
      line: null,
      note: null,
      photo: { filename: `${name}-640.webp`, locked: false, status: 'active' },
    });
    expect(entry?.photo?.match).toContain('for=owner');
    expect(Math.abs(Date.parse(entry?.liked_at ?? '') - app.platform.clock.now().getTime())).toBeLessThan(60_000);
  });

  test('shows its sender the liked part', async () => {
    const [anna, liked] = [await buildMember(app), await ben()];
    const photo = await photoId(await buildPhoto(app, liked.id));
    await send(anna, liked, { photo, note: 'Schön' });
    const { likes, sent } = (await anna.client.call(getLikes)).reply;
    expect([likes, sent]).toMatchObject([[liked.id], [{ id: liked.id, photo, line: null, note: 'Schön' }]]);
  });

  test('that is locked needs a paid user', async () => {
    const [free, premium, liked] = [await buildMember(app), await buildMember(app, { paid_user: true }), await ben()];
    await buildPhoto(app, liked.id);
    const photo = await photoId(await buildPhoto(app, liked.id));
    expect((await send(free, liked, { photo })).error).toEqual({ code: 'not_found', params: {} });
    expect((await send(premium, liked, { photo })).status).toBe(200);
    expect((await received(liked)).map(({ id, photo: shown }) => [id, shown?.id])).toEqual([[premium.id, photo]]);
  });

  test("that is pending, deleted, unknown, another member's or the viewer's own is not found, and nothing is liked", async () => {
    const [anna, liked, other] = [await buildMember(app, { paid_user: true }), await ben(), await buildMember(app)];
    const pending = await photoId(await buildPhoto(app, liked.id, 'pending'));
    const deleted = await photoId(await buildPhoto(app, liked.id));
    await hide(deleted, { deleted_at: app.platform.clock.now() });
    const [foreign, own] = [await photoId(await buildPhoto(app, other.id)), await photoId(await buildPhoto(app, anna.id))];
    events.length = 0;
    for (const photo of [pending, deleted, foreign, own, 999_999])
      expect((await send(anna, liked, { photo })).error).toEqual({ code: 'not_found', params: {} });
    expect([await received(liked), events]).toEqual([[], []]);
  });

  test('becomes a like of the whole profile once the photo is deleted, and repeating it gives the same reply', async () => {
    const [anna, liked] = [await buildMember(app), await ben()];
    const photo = await photoId(await buildPhoto(app, liked.id));
    await send(anna, liked, { photo, note: 'Schön' });
    await hide(photo, { deleted_at: app.platform.clock.now() });
    expect(await received(liked)).toMatchObject([{ photo: null, note: 'Schön' }]);
    expect((await send(anna, liked, { photo, note: 'Schön' })).reply).toEqual({ liked: true, match: false });
    await app.platform.database.db.deleteFrom('photos').where('id', '=', photo).execute();
    expect(await received(liked)).toMatchObject([{ photo: null, note: 'Schön' }]);
  });
});

describe('a like of a line', () => {
  test.each([
    ['Ich segle gern 🏄‍♀️.', 'Ich segle gern 🏄‍♀️.'],
    ['  Am Sonntag   koche ich\nfür Freunde. ', 'Am Sonntag koche ich für Freunde.'],
    ['gern 🏄‍♀️. Am Sonntag', 'gern 🏄‍♀️. Am Sonntag'],
  ])('%j is what the member says, however it is broken into lines', async (line, kept) => {
    const [anna, liked] = [await buildMember(app), await ben()];
    expect((await send(anna, liked, { line })).status).toBe(200);
    expect(await received(liked)).toMatchObject([{ line: kept, photo: null }]);
  });

  test.each(['Ich segle nie', 'ICH SEGLE', ' ', '\u0000', '\u200B', '\uD83C', '%', '<b>'])(
    '%j is not what the member says',
    async (line) => {
      const [anna, liked] = [await buildMember(app), await ben()];
      expect((await send(anna, liked, { line })).error).toEqual({ code: 'line_not_found', params: {} });
      expect(await received(liked)).toEqual([]);
    },
  );

  test('is refused where the site does not show about texts', async () => {
    await changeSettings(app, { visible_profile_notes: [] });
    const [anna, liked] = [await buildMember(app), await ben()];
    expect((await send(anna, liked, { line: 'Ich segle gern' })).error?.code).toBe('line_not_found');
    await changeSettings(app, { visible_profile_notes: ['about'] });
  });

  test('is refused when it is too long or empty', async () => {
    const [anna, liked] = [await buildMember(app), await ben()];
    for (const line of ['', 'x'.repeat(241)]) expect((await send(anna, liked, { line })).error?.code).toBe('invalid_request');
  });
});

describe('a note', () => {
  test.each([
    [' Hallo\n\tBen! ', 'Hallo Ben!'],
    ['a\u0000b\u0007c\uD800', 'abc\uFFFD'],
    ['👩‍👩‍👧‍👦'.repeat(maxNoteLength), '👩‍👩‍👧‍👦'.repeat(maxNoteLength)],
    ['   ', null],
    ['\u200B\u2060', null],
    ['', null],
  ])('%j arrives as %j', async (note, kept) => {
    const [anna, liked] = [await buildMember(app), await ben()];
    expect((await send(anna, liked, { note })).status).toBe(200);
    expect((await received(liked)).map((entry) => entry.note)).toEqual([kept]);
  });

  test('is refused when it is too long', async () => {
    const [anna, liked] = [await buildMember(app), await ben()];
    expect((await send(anna, liked, { note: 'x'.repeat(maxNoteLength + 1) })).error).toEqual({
      code: 'note_too_long',
      params: { max: maxNoteLength },
    });
    expect((await send(anna, liked, { note: ` ${'x'.repeat(maxNoteLength)} ` })).status).toBe(200);
  });
});

test('the first note stays, whatever a later like has, even of fifty at once', async () => {
  const [anna, liked] = [await buildMember(app), await ben()];
  await send(anna, liked, { line: 'Ich segle gern', note: 'Ich auch' });
  await send(anna, liked, { note: 'Anders' });
  expect((await send(anna, liked, { line: 'Das steht da nicht' })).status).toBe(200);
  expect(await received(liked)).toMatchObject([{ line: 'Ich segle gern', note: 'Ich auch' }]);

  const eager = await buildMember(app);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(eager, liked, { note: `Nr. ${n}` })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await received(liked)).filter(({ id }) => id === eager.id)).toHaveLength(1);
});
