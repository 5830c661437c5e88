import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { like } from '#features/likes/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { hours, minutes, subjectsAfter } from '#tests/support/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const writer = (name: string): Promise<BuiltMember> => buildMember(app, { name, credits: 100, paid_user: true });

describe('there is at most one mail of a type', () => {
  test('in ten minutes about new conversations; the next one covers all that arrived since', async () => {
    const anna = await buildMember(app);
    await wrote(await writer('Lena'), anna);
    expect(await subjectsAfter(app, anna, 3)).toEqual(['Lena hat dir geschrieben']);
    await wrote(await writer('Mia'), anna);
    expect(await subjectsAfter(app, anna, 5 * minutes)).toHaveLength(1);
    await wrote(await writer('Eva'), anna);
    expect((await subjectsAfter(app, anna, 6 * minutes))[0]).toBe('2 neue Nachrichten von Eva und noch jemandem');
    expect(await subjectsAfter(app, anna, 2 * hours)).toHaveLength(2);
  });

  test('in half an hour about new messages', async () => {
    const [lena, anna] = [await writer('Lena'), await writer('Anna')];
    await wrote(anna, lena);
    await wrote(lena, anna);
    expect(await subjectsAfter(app, anna, 3)).toEqual(['Neue Nachricht von Lena']);
    await wrote(lena, anna);
    await wrote(lena, anna);
    expect(await subjectsAfter(app, anna, 25 * minutes)).toHaveLength(1);
    expect((await subjectsAfter(app, anna, 6 * minutes))[0]).toBe('2 neue Nachrichten von Lena');
    expect(await subjectsAfter(app, anna, 3 * hours)).toHaveLength(2);
  });

  test('in four hours about likes', async () => {
    const anna = await buildMember(app);
    const isLikedBy = async (name: string) => (await writer(name)).client.call(like, { body: { id: anna.id } });
    await isLikedBy('Lena');
    expect(await subjectsAfter(app, anna, 3)).toEqual(['Du gefällst Lena']);
    await isLikedBy('Mia');
    expect(await subjectsAfter(app, anna, 3 * hours)).toHaveLength(1);
    expect(await subjectsAfter(app, anna, 1.1 * hours)).toEqual(['Du gefällst Mia', 'Du gefällst Lena']);
  });
});

test('there are at most ten mails of all types in a day, and no notification is lost', { timeout: 60_000 }, async () => {
  const anna = await buildMember(app);
  const names = Array.from({ length: 12 }, (_, n) => `Lena ${'ABCDEFGHIJKL'[n]}`);
  let subjects: string[] = [];
  for (const name of names) {
    await wrote(await writer(name), anna);
    subjects = await subjectsAfter(app, anna, 11 * minutes);
  }
  expect(subjects).toHaveLength(10);
  // By then the first mails are a day old, and the reminder of unread messages is due, too.
  subjects = await subjectsAfter(app, anna, 22.5 * hours);
  const later = await subjectsAfter(app, anna, 6 * hours);
  expect(later.slice(0, -10)).toContain('2 neue Nachrichten von Lena L und noch jemandem');
});
