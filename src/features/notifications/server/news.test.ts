import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteChat, getChat, markRead } from '#features/chat/contract/endpoints.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { targetOf } from '#tests/support/mails.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { days, hours, mailsAfter, minutes, subjectsAfter } from '#tests/support/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { putNotificationSettings } from '../contract/endpoints.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const writer = (name: string): Promise<BuiltMember> => buildMember(app, { name, credits: 100, paid_user: true });
const likes = ({ client }: BuiltMember, { id }: BuiltMember) => client.call(like, { body: { id } });
const readAll = async ({ client }: BuiltMember, { id }: BuiltMember) => {
  const { reply } = await client.call(getChat, { query: { profile: id, peek: true } });
  const { conversation, messages } = reply;
  if (conversation === null) throw new Error('there is nothing to read');
  await client.call(markRead, { body: { conversation, read_up_to: Math.max(...messages.map((message) => message.id)) } });
};
const switchOff = ({ client }: BuiltMember, type: 'like' | 'new_conversations' | 'new_messages' | 'unread_message_reminders') =>
  client.call(putNotificationSettings, { body: { type, mail: false } });

describe('a member who is away', () => {
  test('is mailed at once about a first message, with a link to the conversation but without its text', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    const { conversation } = await wrote(lena, anna, 'ganz geheim');
    const mails = await mailsAfter(app, anna, 3);
    expect(mails.map(({ subject }) => subject)).toEqual(['Lena hat dir geschrieben']);
    expect(targetOf(mails[0])).toBe(`/chats/${conversation}`);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('geheim');
  });

  test('gets one mail about several further messages', async () => {
    const [lena, mia, anna] = [await writer('Lena'), await writer('Mia'), await writer('Anna')];
    await wrote(anna, lena);
    await wrote(anna, mia);
    await wrote(lena, anna);
    await wrote(mia, anna);
    await wrote(mia, anna);
    expect(await subjectsAfter(app, anna, 3)).toEqual(['3 neue Nachrichten von Mia und noch jemandem']);
    await readAll(anna, lena);
    expect(await subjectsAfter(app, anna, 2 * hours)).toHaveLength(1);
  });

  test('is mailed about likes with the name of the newest member', async () => {
    const [lena, mia, anna] = [await writer('Lena'), await writer('Mia'), await buildMember(app)];
    await likes(lena, anna);
    await likes(mia, anna);
    const mails = await mailsAfter(app, anna, 3);
    expect(mails.map(({ subject }) => subject)).toEqual(['Du gefällst Mia und noch jemandem']);
    expect(targetOf(mails[0])).toBe('/likes');
  });

  test('is notified in their own language', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app, { language: 'en' })];
    await wrote(lena, anna);
    expect(await subjectsAfter(app, anna, 3)).toEqual(['Lena sent you a message']);
  });

  test('is reminded of unread messages after one day and after three, and not again', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    await wrote(lena, anna);
    await wrote(lena, anna);
    const reminder = '2 Nachrichten warten noch auf dich';
    const reminders = async (seconds: number) => (await subjectsAfter(app, anna, seconds)).filter((subject) => subject === reminder).length;
    expect(await reminders(23 * hours)).toBe(0);
    expect(await reminders(2 * hours)).toBe(1);
    expect(await reminders(days)).toBe(1);
    expect(await reminders(days)).toBe(2);
    expect(await reminders(10 * days)).toBe(2);
  });

  test('is notified of pending messages once their sender activates the account', async () => {
    const [lena, anna] = [await buildMember(app, { name: 'Lena', status: 'not_confirmed' }), await buildMember(app)];
    const activate = await activationOf(app, lena);
    await wrote(lena, anna);
    expect(await subjectsAfter(app, anna, 3)).toEqual([]);
    await activate();
    expect(await subjectsAfter(app, anna, 3)).toEqual(['Lena hat dir geschrieben']);
  });
});

describe('a member who is online', () => {
  test('is mailed only after ten minutes', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    const live = await connectLive(address, anna.client);
    await live.hello();
    await wrote(lena, anna);
    expect(await subjectsAfter(app, anna, 9 * minutes)).toEqual([]);
    expect(await subjectsAfter(app, anna, 2 * minutes)).toEqual(['Lena hat dir geschrieben']);
    await live.close();
  });
});

describe('no mail is sent', () => {
  test('about items that have been seen in the meantime', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    await wrote(lena, anna);
    await likes(lena, anna);
    await readAll(anna, lena);
    await anna.client.call(getProfile, { query: { id: lena.id } });
    expect(await subjectsAfter(app, anna, 4 * days)).toEqual([]);
  });

  test('about a conversation that was deleted unread', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    const { conversation } = await wrote(lena, anna);
    await anna.client.call(deleteChat, { body: { conversation } });
    expect(await subjectsAfter(app, anna, 4 * days)).toEqual([]);
  });

  test.each(['blocked', 'gone'] as const)('about a member who is %s by then', async (how) => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    await wrote(lena, anna);
    await likes(lena, anna);
    if (how === 'blocked') await anna.client.call(block, { body: { id: lena.id } });
    else await app.platform.database.db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', lena.id).execute();
    expect(await subjectsAfter(app, anna, 4 * days)).toEqual([]);
  });

  test('of a type that the member switched off; other types are still sent', async () => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    await switchOff(anna, 'like');
    await switchOff(anna, 'unread_message_reminders');
    await wrote(lena, anna);
    await likes(lena, anna);
    expect(await subjectsAfter(app, anna, 4 * days)).toEqual(['Lena hat dir geschrieben']);
    const [mia, eva] = [await writer('Mia'), await writer('Eva')];
    await switchOff(eva, 'new_conversations');
    await switchOff(eva, 'new_messages');
    await wrote(mia, eva);
    await likes(mia, eva);
    expect(await subjectsAfter(app, eva, 3)).toEqual(['Du gefällst Mia']);
  });

  test.each(['deleted', 'held'] as const)('to a member who is %s', async (status) => {
    const [lena, anna] = [await writer('Lena'), await buildMember(app)];
    await wrote(lena, anna);
    const deletion = status === 'deleted' ? { deleted_at: app.platform.clock.now(), deleted_from: 'active' } : {};
    await app.platform.database.db
      .updateTable('users')
      .set({ status, ...deletion })
      .where('id', '=', anna.id)
      .execute();
    expect(await subjectsAfter(app, anna, 4 * days)).toEqual([]);
  });
});
