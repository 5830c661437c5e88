import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLooks } from '#features/decisions/contract/endpoints.ts';
import { putMe } from '#features/staff/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { imageOf } from '#tests/support/pictures.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCase } from '../../contract/endpoints.ts';
import { buildPair, reported, sendImage } from './testing/reported.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query<Row>(text, values)).rows;
const moderator = () => buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
const logOf = ({ id }: BuiltStaff) => query('SELECT what, subject, reason FROM staff_log WHERE staff_id = $1 AND look ORDER BY id', [id]);

/** The response as bytes. */
const picture = (staff: BuiltStaff, number: string, id: string, more = '') =>
  app.server.inject({
    method: 'GET',
    url: `/api/admin/case-picture.php?number=${number}&picture=${id}${more}`,
    headers: { host: 'localhost', cookie: [...staff.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
const saturation = async (bytes: Buffer) => {
  const { channels } = await sharp(await sharp(bytes).removeAlpha().toColourspace('srgb').png().toBuffer()).stats();
  return Math.max(...channels.map(({ mean }) => mean)) - Math.min(...channels.map(({ mean }) => mean));
};

/** Each test has another image: a photo that another member has, too, waits for a look. */
async function withPhoto(number = 3) {
  const { thea, milan } = await buildPair(app);
  const { reply } = await sendPhoto(milan, await imageOf(number).tint('#f40').jpeg().toBuffer(), { caption: 'Am Hafen' });
  return { thea, milan, photo: reply.photo.id };
}

describe('a picture of a case', () => {
  test('comes blurred and grey, and clear or in colour only when that is asked for or set', async () => {
    const { thea, milan, photo } = await withPhoto();
    const number = await reported(app, thea, milan, { photo, reason: 'explicit' });
    const staff = await moderator();
    const [found] = (await staff.client.call(getCase, { query: { number } })).reply.pictures;
    expect(found).toMatchObject({ kind: 'profile', caption: 'Am Hafen', reported: true, width: expect.any(Number) });
    const id = found?.id ?? '';
    const [plain, clear, colour, both] = await Promise.all(
      ['', '&clear=1', '&colour=1', '&clear=1&colour=1'].map((more) => picture(staff, number, id, more)),
    );
    for (const one of [plain, clear, colour, both])
      expect([one?.statusCode, one?.headers['content-type'], one?.headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
    const bytes = [plain, clear, colour, both].map((one) => one?.rawPayload.toString('base64') ?? '');
    expect(new Set(bytes).size).toBe(4);
    const grey = await Promise.all([plain, clear].map((one) => saturation(one?.rawPayload ?? Buffer.alloc(0))));
    expect(Math.max(...grey)).toBeLessThan(3);
    expect(await saturation(both?.rawPayload ?? Buffer.alloc(0))).toBeGreaterThan(5);
    await staff.client.call(putMe, { body: { blur: false, grey: false } });
    expect((await picture(staff, number, id)).rawPayload.toString('base64')).toBe(bytes[3]);
    // A photo of a profile is no private line.
    expect(await logOf(staff)).toEqual([]);
  });

  test('stays when its owner deletes it, and when the account is erased', async () => {
    const { thea, milan } = await withPhoto(5);
    const number = await reported(app, thea, milan, { reason: 'fake' });
    const staff = await moderator();
    const [found] = (await staff.client.call(getCase, { query: { number } })).reply.pictures;
    const before = (await picture(staff, number, found?.id ?? '')).rawPayload;
    const [file] = await query<{ name: string; width: number }>('SELECT name, width FROM photos WHERE user_id = $1', [milan.id]);
    await query('DELETE FROM photos WHERE user_id = $1', [milan.id]);
    await app.platform.jobs.runAllNow();
    for (const width of [160, 320, 600, 640])
      await app.platform.storage.remove(`photos/${file?.name.slice(0, 2)}/${file?.name}-${width}.webp`);
    expect((await picture(staff, number, found?.id ?? '')).rawPayload.equals(before)).toBe(true);
    await query('DELETE FROM users WHERE id = $1', [milan.id]);
    expect((await picture(staff, number, found?.id ?? '')).statusCode).toBe(200);
    expect((await staff.client.call(getCase, { query: { number } })).reply).toMatchObject({
      subject: null,
      account: null,
      pictures: [{ id: found?.id }],
    });
  });

  test('of a chat counts as a look when it is clear, once', async () => {
    const { thea, milan } = await buildPair(app);
    const { id: message } = await sendImage(milan, thea);
    const number = await reported(app, thea, milan, { message, reason: 'explicit' });
    const staff = await moderator();
    const { pictures, lines } = (await staff.client.call(getCase, { query: { number } })).reply;
    expect(pictures).toMatchObject([{ kind: 'chat', reported: true }]);
    expect(lines[0]?.lines[0]?.picture).toBe(pictures[0]?.id);
    const id = pictures[0]?.id ?? '';
    expect((await picture(staff, number, id)).statusCode).toBe(200);
    expect(await logOf(staff)).toEqual([{ what: 'case', subject: number, reason: 'opened' }]);
    for (let n = 0; n < 3; n++) expect((await picture(staff, number, id, '&clear=1')).statusCode).toBe(200);
    expect((await logOf(staff)).slice(1)).toEqual([{ what: 'case-picture', subject: number, reason: 'picture' }]);
    expect((await thea.client.call(getLooks)).reply.looks).toMatchObject([
      { reason: 'picture', lines: 1 },
      { reason: 'opened', lines: 1 },
    ]);
    await query('DELETE FROM messages WHERE id = $1', [message]);
    expect((await picture(staff, number, id)).statusCode).toBe(200);
  });

  test('does not exist for another case, another site, or somebody without the right', async () => {
    const { thea, milan, photo } = await withPhoto(4);
    const number = await reported(app, thea, milan, { photo, reason: 'explicit' });
    const other = await buildPair(app);
    const otherNumber = await reported(app, other.thea, other.milan);
    const staff = await moderator();
    const id = (await staff.client.call(getCase, { query: { number } })).reply.pictures[0]?.id ?? '';
    expect((await picture(staff, otherNumber, id)).statusCode).toBe(404);
    for (const wrong of ['', 'x', '../..', id.slice(1), `${id}%00`, "'", '%', 'x'.repeat(100)])
      expect([wrong, (await picture(staff, number, encodeURIComponent(wrong))).statusCode]).toEqual([wrong, 404]);
    expect((await picture(staff, number, 'x'.repeat(101))).statusCode).toBe(400);
    expect((await picture(staff, number, id, '&clear=2')).statusCode).toBe(400);
    const owner = await buildStaff(app);
    expect((await picture(owner, number, id, `&site=${elsewhere}`)).statusCode).toBe(404);
    const support = await buildStaff(app, { roles: [{ role: 'support', site: here }] });
    expect((await picture(support, number, id)).statusCode).toBe(403);
    expect(
      (await app.server.inject({ url: `/api/admin/case-picture.php?number=${number}&picture=${id}`, headers: { host: 'localhost' } }))
        .statusCode,
    ).toBe(403);
  });
});

describe('nearly the same photos', () => {
  const duplicatesOf = async (number: string) => (await (await moderator()).client.call(getCase, { query: { number } })).reply;

  test('of other members of the site are found, with what became of those accounts', async () => {
    const { thea, milan, photo } = await withPhoto(11);
    const ronan = await buildMember(app, { name: 'Ronan' });
    await sendPhoto(ronan, await imageOf(11, 300, 400).modulate({ brightness: 1.02 }).tint('#f40').jpeg({ quality: 60 }).toBuffer());
    await query(`UPDATE users SET status = 'held' WHERE id = $1`, [ronan.id]);
    const abroad = await buildMember(app, { host: 'de.localhost' });
    await sendPhoto(abroad, await imageOf(11).tint('#f40').jpeg().toBuffer());
    const number = await reported(app, thea, milan, { photo, reason: 'fake' });
    const { duplicates, links, pictures } = await duplicatesOf(number);
    expect(duplicates).toMatchObject([{ picture: pictures[0]?.id, of: { id: ronan.id, name: 'Ronan' }, state: 'banned' }]);
    expect(duplicates[0]?.distance).toBeLessThanOrEqual(6);
    expect(links).toMatchObject([
      { member: { id: ronan.id }, by: ['photo'], state: 'banned', decision: null, open_case: expect.stringMatching(/^M-/) },
    ]);
    const staff = await moderator();
    expect((await picture(staff, number, duplicates[0]?.other ?? '')).statusCode).toBe(200);
  });

  test('are never plain dark ones', async () => {
    const dark = (seed: number) =>
      sharp({
        create: { width: 600, height: 800, channels: 3, background: '#060606', noise: { type: 'gaussian', mean: 4 + seed, sigma: 3 } },
      })
        .jpeg()
        .toBuffer();
    const { thea, milan } = await buildPair(app);
    const { reply } = await sendPhoto(milan, await dark(1));
    for (let n = 2; n < 6; n++) await sendPhoto(await buildMember(app), await dark(n));
    const number = await reported(app, thea, milan, { photo: reply.photo.id, reason: 'fake' });
    expect(await duplicatesOf(number)).toMatchObject({ duplicates: [], links: [], pictures: [{ reported: true }] });
  });
});
