import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, restoreUser } from '#features/account/contract/endpoints.ts';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { addPurchase } from '#features/credits/server/index.ts';
import { keepSessions } from '#tests/support/money/accounts.ts';
import { type BuiltMember, builtPassword, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { recordFrames, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChatSettings } from '../../contract/chat-settings.ts';
import { markRead, putDraft, putReaction, sendGift, sendMessage } from '../../contract/endpoints.ts';
import { refundUndelivered } from './refund-undelivered.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = 86_400;
const writer = async (credits = 10) => buildMember(app, { credits, paid_user: true });
const creditsOf = async (member: BuiltMember) => (await memberBalanceOf(app, member)).credits;
const setStatus = ({ id }: BuiltMember, status: string) =>
  app.platform.database.db.updateTable('users').set({ status }).where('id', '=', id).execute();
const leave = ({ client }: BuiltMember) => client.call(deleteUser, { body: { password: builtPassword } });
const run = () => refundUndelivered({ ...app.platform, db: app.platform.database.db, sites: app.features.sites });
/** Time passes, at the end of which accounts are purged and messages paid back. */
async function pass(seconds: number): Promise<void> {
  app.platform.clock.advance(seconds);
  for (const job of ['accounts-purge', 'chat-returns']) await app.platform.jobs.runNow(job);
}
const kindsOf = async ({ id }: BuiltMember) =>
  (await app.platform.database.db.selectFrom('ledger_transactions').select('kind').where('user_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

async function read(reader: BuiltMember, { conversation, message }: Awaited<ReturnType<typeof wrote>>): Promise<void> {
  await reader.client.call(markRead, { body: { conversation, read_up_to: message.id } });
}

describe('a message that never reaches its recipient', () => {
  test('is refunded at once when its recipient is removed for fraud, read or not, within seven days', async () => {
    const [anna, ben] = [await writer(), await buildMember(app)];
    await wrote(anna, ben);
    await pass(8 * day);
    await read(ben, await wrote(anna, ben));
    await wrote(anna, ben);
    expect(await creditsOf(anna)).toBe(7);
    await setStatus(ben, 'held');
    const frames = recordFrames(app, anna);
    await pass(300);
    expect(await creditsOf(anna)).toBe(9);
    expect(await kindsOf(anna)).toEqual(['grant', 'message', 'message', 'message', 'returned_fraud', 'returned_fraud']);
    expect(frames.filter(({ type }) => type === creditsChanged.type).at(-1)?.data).toEqual({ credits: 9, paid_user: true });
  });

  test('is refunded when the account of its recipient, who has not received it, is purged 14 days after the deletion', async () => {
    const [anna, ben] = [await writer(), await buildMember(app)];
    await read(ben, await wrote(anna, ben));
    const gift = { profile: ben.id, client_id: randomUUID(), gift: 'coffee' } as const;
    const { reply } = await anna.client.call(sendGift, { body: gift });
    const spent = 9 - reply.credits;
    expect((await leave(ben)).status).toBe(200);
    const frames = recordFrames(app, anna);
    await pass(13 * day);
    expect([spent, await creditsOf(anna)]).toEqual([spent, 9 - spent]);
    await pass(day);
    expect(await creditsOf(anna)).toBe(9);
    expect((await kindsOf(anna)).at(-1)).toBe('returned_deleted');
    expect(frames.filter(({ type }) => type === creditsChanged.type).at(-1)?.data).toEqual({ credits: 9, paid_user: true });
  });

  // Regression: each time the recipient deleted the account and came back, the sender was refunded and the recipient kept the messages.
  test('stays paid when its recipient comes back', async () => {
    const [anna, ben] = [await writer(), await buildMember(app)];
    await wrote(anna, ben);
    for (let round = 0; round < 2; round += 1) {
      await leave(ben);
      await pass(day);
      const email = (await app.platform.database.db.selectFrom('users').select('email').where('id', '=', ben.id).executeTakeFirstOrThrow())
        .email;
      await ben.client.call(login, { body: { email, password: builtPassword } });
      expect((await ben.client.call(restoreUser)).status).toBe(200);
    }
    await pass(15 * day);
    expect(await creditsOf(anna)).toBe(9);
  });

  // Regression: only read marks counted, so messages were refunded although their recipient had answered, quoted, liked or reacted.
  test('stays paid when its recipient has answered it in any way, without a read mark', async () => {
    const responses: readonly ((reader: BuiltMember, sent: Awaited<ReturnType<typeof wrote>>, anna: BuiltMember) => Promise<unknown>)[] = [
      (ben, sent) => ben.client.call(putReaction, { body: { message: sent.message.id, reaction: 'like' } }),
      async (ben, sent) => {
        await ben.client.call(putReaction, { body: { message: sent.message.id, reaction: 'like' } });
        await ben.client.call(putReaction, { body: { message: sent.message.id, reaction: null } });
      },
      (ben, _sent, anna) => ben.client.call(like, { body: { id: anna.id } }),
      (ben, _sent, anna) => wrote(ben, anna),
      (ben, sent, anna) =>
        ben.client.call(sendMessage, { body: { profile: anna.id, client_id: randomUUID(), text: 'Ja', quoted: sent.message.id } }),
    ];
    const left: number[] = [];
    for (const response of responses) {
      const [anna, ben] = [await writer(), await buildMember(app, { credits: 5 })];
      const sent = await wrote(anna, ben);
      await response(ben, sent, anna);
      await leave(ben);
      await keepSessions(app);
      await pass(14 * day);
      left.push(await creditsOf(anna));
    }
    expect(left).toEqual([9, 9, 9, 9, 9]);
  });

  test('is refunded when its recipient has only reacted to an earlier message or written a draft', async () => {
    const [anna, ben] = [await writer(), await buildMember(app, { credits: 5 })];
    const first = await wrote(anna, ben);
    await ben.client.call(putReaction, { body: { message: first.message.id, reaction: 'like' } });
    await wrote(anna, ben);
    await ben.client.call(putDraft, { body: { profile: anna.id, text: 'Ja', written_at: app.platform.clock.now().toISOString() } });
    await leave(ben);
    await pass(14 * day);
    expect(await creditsOf(anna)).toBe(9);
  });

  test('stays paid when the account is deleted more than seven days later', async () => {
    const [anna, ben] = [await writer(), await buildMember(app)];
    await wrote(anna, ben);
    await pass(8 * day);
    await leave(ben);
    await pass(14 * day);
    expect(await creditsOf(anna)).toBe(9);
  });

  test('is refunded after seven days when its recipient is not active and has not read it', async () => {
    const [anna, ben] = [await writer(), await buildMember(app)];
    await wrote(anna, ben);
    await setStatus(ben, 'not_confirmed');
    await pass(6 * day);
    expect(await creditsOf(anna)).toBe(9);
    await pass(day);
    expect(await creditsOf(anna)).toBe(10);
    expect((await kindsOf(anna)).at(-1)).toBe('returned_inactive');
  });

  test('is refunded to the source of its credits, and no longer counts against the monthly limit', async () => {
    const [anna, ben] = [await writer(1), await buildMember(app)];
    const { db } = app.platform.database;
    const purchase = { order: 1, credits: 5, amount: 500, currency: 'EUR', vatRate: 19 };
    await db.transaction().execute((tx) => addPurchase(tx, anna.id, purchase, app.platform.clock.now()));
    await wrote(anna, ben);
    await wrote(anna, ben);
    const balance = () => db.selectFrom('balances').select(['purchased', 'bonus']).where('user_id', '=', anna.id).executeTakeFirst();
    const spent = async () => (await anna.client.call(getChatSettings)).reply.month_spent;
    expect([await balance(), await spent()]).toEqual([{ purchased: 4, bonus: 0 }, 2]);
    await setStatus(ben, 'held');
    await pass(300);
    expect([await balance(), await spent()]).toEqual([{ purchased: 5, bonus: 1 }, 0]);
  });

  test('is refunded once, however often and by however many processes at the same time', async () => {
    const [anna, ben] = [await writer(), await buildMember(app)];
    for (let n = 0; n < 5; n += 1) await wrote(anna, ben);
    await setStatus(ben, 'held');
    await Promise.all(Array.from({ length: 8 }, run));
    await setStatus(ben, 'active');
    await run();
    expect(await creditsOf(anna)).toBe(10);
    expect((await kindsOf(anna)).filter((kind) => kind === 'returned_fraud')).toHaveLength(5);
  });

  test('is not refunded while its recipient is active but has not read it, or when it was free', async () => {
    const [anna, ben, carl] = [await writer(), await buildMember(app), await buildMember(app)];
    await wrote(anna, ben);
    const neu = await buildMember(app, { status: 'not_confirmed' });
    await wrote(neu, carl);
    await setStatus(carl, 'held');
    await pass(30 * day);
    expect([await creditsOf(anna), await creditsOf(neu)]).toEqual([9, 0]);
  });
});
