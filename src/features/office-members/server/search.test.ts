import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import type { BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMembers } from '../contract/endpoints.ts';
import { createOffice } from './testing/office.ts';

let app: TestApp;
let office: ReturnType<typeof createOffice>;
let support: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  office = createOffice(app);
  support = await office.staff('support');
});
afterAll(() => app.close());

const find = async (q: string, after?: number) =>
  (await support.client.call(findMembers, { query: { q, ...(after !== undefined && { after }) } })).reply;
const found = async (q: string) => (await find(q)).members.map(({ id, by }) => [id, by]);

describe('the search of members', () => {
  test('finds one by everything that names them', async () => {
    const { id, email } = await buildMember(app, { name: 'Zacharias' });
    const order = await office.buy(id);
    await office.query(
      `INSERT INTO photos (user_id, position, status, name, width, height, thumb_hash, created_at, phash)
       VALUES ($1, 0, 'active', 'abcdefghijklmnopqrst', 480, 600, '', $2, X'f00000000000000f'::bit(64))`,
      [id, app.platform.clock.now()],
    );
    const site = await office.siteOf('localhost');
    await office.query(
      `INSERT INTO cases (site_id, number, kind, subject_id, opened_at, due_at) VALUES ($1, 'M-7K2M-9QXA', 'report', $2, $3, $3)`,
      [site, id, app.platform.clock.now()],
    );
    await office.query(
      `INSERT INTO complaints (site_id, number, client_id, user_id, email, name, subject, text, language, created_at)
       VALUES ($1, 'C-7K2M-9QXA', gen_random_uuid(), $2, $3, 'Z', 'other', 'x', 'de', $4)`,
      [site, id, email, app.platform.clock.now()],
    );
    expect(await found(String(id))).toContainEqual([id, 'id']);
    expect(await found(` ${email.toUpperCase()} `)).toEqual([[id, 'email']]);
    expect(await found('zachA')).toEqual([[id, 'name']]);
    expect(await found(`E-${order}-7K2M`)).toEqual([[id, 'order']]);
    expect(await found(String(order))).toContainEqual([id, order === id ? 'id' : 'order']);
    const moderator = await office.staff('moderator');
    const foundBy = async (by: BuiltStaff, q: string) =>
      (await by.client.call(findMembers, { query: { q } })).reply.members.map((one) => [one.id, one.by]);
    // Who reads no cases finds none by their numbers, and who reads no orders none by theirs.
    expect([await found('m 7k2m 9qxa'), await foundBy(moderator, 'm 7k2m 9qxa')]).toEqual([[], [[id, 'case']]]);
    expect(await foundBy(moderator, `E-${order}-7K2M`)).toEqual([]);
    if (order !== id) expect(await foundBy(moderator, String(order))).not.toContainEqual([id, 'order']);
    expect(await found('C-7K2M-9QXA')).toEqual([[id, 'receipt']]);
    expect(await found('f00000000000000f')).toEqual([[id, 'photo']]);
    // Three bits differ: nearly the same photo.
    expect(await found('f00000000000000e')).toEqual([[id, 'photo']]);
    expect(await found('0ff00000000fff00')).toEqual([]);
    expect(await found('abcdefghijklmnopqrst')).toEqual([[id, 'photo']]);
    expect(await found(`E-${order}-0000`)).toEqual([]);
  });

  test('never shows an address, and finds none by a part of it', async () => {
    const { id } = await buildMember(app, { email: 'thea.hidden@secret-mail.org', name: 'Thea' });
    const { members } = await find('thea.hidden@secret-mail.org');
    expect(members).toMatchObject([{ id, email: 't••@s•••.org', state: 'active', name: 'Thea' }]);
    expect(JSON.stringify(members)).not.toMatch(/hidden|secret/);
    for (const part of ['thea.hidden', 'thea.hidden@', '@secret-mail.org', 'thea.hidden@secret-mail', '%@secret-mail.org'])
      expect([part, await found(part)]).toEqual([part, []]);
  });

  test('knows members of its own site alone', async () => {
    const { id, email } = await buildMember(app, { host: 'de.localhost', name: 'Quentin' });
    const order = await office.buy(id);
    for (const q of [String(id), email, 'Quentin', `E-${order}-7K2M`])
      expect((await find(q)).members.map((one) => one.id)).not.toContain(id);
    const there = await office.staff('support', 'de.localhost');
    const site = await office.siteOf('de.localhost');
    expect((await there.client.call(findMembers, { query: { q: 'Quentin', site } })).reply.members).toMatchObject([{ id }]);
    expect((await support.client.call(findMembers, { query: { q: 'Quentin', site } })).status).toBe(404);
  });

  test('goes on page by page, by name and by age, and misses nobody', async () => {
    const built = await Promise.all(Array.from({ length: 60 }, (_one, at) => buildMember(app, { name: `Page ${at % 7}`, session: false })));
    for (const q of ['page', '']) {
      const seen: number[] = [];
      let { members, next } = await find(q);
      seen.push(...members.map(({ id }) => id));
      expect(next).not.toBeNull();
      while (next !== null) {
        ({ members, next } = await find(q, next));
        seen.push(...members.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(seen.length);
      for (const { id } of built) expect(seen).toContain(id);
    }
  });

  test('answers whatever is typed', async () => {
    for (const q of ['%', '_', "'; DROP TABLE users", '\u0000', '\ud800', '9'.repeat(200), '🙂'.repeat(60), '\\', '1e9'])
      expect([q, (await support.client.call(findMembers, { query: { q } })).status]).toEqual([q, 200]);
    const ask = async (url: string) => (await support.client.raw('GET', `/api/admin/members.php?${url}`)).status;
    expect(await ask(`q=${'x'.repeat(201)}`)).toBe(400);
    expect(await ask('after=x')).toBe(400);
    expect(await ask('q=a&q=b')).toBe(400);
  });
});
