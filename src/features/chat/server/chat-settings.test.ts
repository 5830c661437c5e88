import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChatSettings, putChatSettings } from '../contract/chat-settings.ts';
import { monthEnds, spendingMonth } from './message/spending-month.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const settingsOf = async ({ client }: BuiltMember) => (await client.call(getChatSettings)).reply;

describe('chat settings', () => {
  test('default to read receipts and no limit, and change independently', async () => {
    const anna = await buildMember(app);
    const { month_ends, ...first } = await settingsOf(anna);
    expect(first).toEqual({ read_marks: true, monthly_limit: null, month_spent: 0, month_money: [] });
    expect(new Date(month_ends).getTime()).toBeGreaterThan(app.platform.clock.now().getTime());
    const limited = await anna.client.call(putChatSettings, { body: { monthly_limit: 20 } });
    expect(limited.reply).toMatchObject({ read_marks: true, monthly_limit: 20 });
    await anna.client.call(putChatSettings, { body: { read_marks: false } });
    expect(await settingsOf(anna)).toMatchObject({ read_marks: false, monthly_limit: 20 });
    await anna.client.call(putChatSettings, { body: { monthly_limit: null, read_marks: true } });
    expect(await settingsOf(anna)).toMatchObject({ read_marks: true, monthly_limit: null });
  });

  test('show the credits spent this month, which a limit caps and the next month resets', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 100 }), await buildMember(app, { name: 'Ben' })];
    await wrote(anna, ben);
    await wrote(anna, ben);
    const { month_spent, month_ends } = await settingsOf(anna);
    expect(month_spent).toBe(2);
    await anna.client.call(putChatSettings, { body: { monthly_limit: 2 } });
    expect((await write(anna, ben)).error).toEqual({ code: 'monthly_limit_reached', params: { limit: 2, spent: 2, cost: 1 } });
    // Moves the clock to the next month, and extends the session beyond it.
    app.platform.clock.advance((new Date(month_ends).getTime() - app.platform.clock.now().getTime()) / 1000);
    await app.platform.database.pool.query(
      `UPDATE sessions SET used_at = $1, expires_at = $1::timestamptz + interval '1 day' WHERE user_id = $2`,
      [app.platform.clock.now(), anna.id],
    );
    const next = await settingsOf(anna);
    expect([next.month_spent, next.month_ends > month_ends]).toEqual([0, true]);
    await wrote(anna, ben);
    expect((await settingsOf(anna)).month_spent).toBe(1);
  });

  test('with invalid values are refused', async () => {
    const anna = await buildMember(app);
    for (const body of [
      {},
      { read_marks: 'maybe' },
      { monthly_limit: -1 },
      { monthly_limit: 1.5 },
      { monthly_limit: 1e7 },
      { read_marks: null },
      { other: 1 },
    ])
      expect([body, (await anna.client.raw('PUT', '/api/chat-settings.php', body)).error?.code]).toEqual([body, 'invalid_request']);
    const visitor = app.client();
    for (const method of ['GET', 'PUT'] as const)
      expect((await visitor.raw(method, '/api/chat-settings.php', method === 'PUT' ? { read_marks: true } : undefined)).body).toMatchObject(
        {
          authentication_required: true,
        },
      );
  });

  test('saved fifty times at once end up as one of the saved values', async () => {
    const anna = await buildMember(app);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => anna.client.call(putChatSettings, { body: { monthly_limit: n, read_marks: n % 2 === 0 } })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { monthly_limit, read_marks } = await settingsOf(anna);
    expect(read_marks).toBe((monthly_limit ?? 1) % 2 === 0);
  });
});

test.each([
  ['UTC', '2026-02-10T12:00:00Z', '2026-02-01', '2026-03-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-31T21:59:59Z', '2026-03-01', '2026-03-31T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-31T22:00:00Z', '2026-04-01', '2026-04-30T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-05T00:00:00Z', '2026-10-01', '2026-10-31T23:00:00.000Z'],
  ['Europe/Berlin', '2026-12-31T22:59:59Z', '2026-12-01', '2026-12-31T23:00:00.000Z'],
  ['Asia/Kathmandu', '2024-02-29T18:14:59Z', '2024-02-01', '2024-02-29T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-31T10:00:00Z', '2026-02-01', '2026-02-28T10:00:00.000Z'],
  // Clocks went from 0:00 to 1:00 on the first of the month.
  ['America/Asuncion', '2023-09-20T12:00:00Z', '2023-09-01', '2023-10-01T04:00:00.000Z'],
])('a month in %s at %s', (timeZone, now, month, end) => {
  expect([spendingMonth(timeZone, new Date(now)), monthEnds(timeZone, new Date(now)).toISOString()]).toEqual([month, end]);
});
