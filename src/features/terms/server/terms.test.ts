import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#platform/contract/languages.ts';
import { getUser, putUser } from '#features/account/contract/endpoints.ts';
import { getDataExport, requestDataExport } from '#features/account-settings/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { messageRefused, messageSent } from '#features/chat/contract/events.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { getText } from '#features/static-pages/contract/endpoints.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { type BuiltMember, buildMember, type MemberOptions } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { answerTerms, getTerms } from '../contract/endpoints.ts';

let app: TestApp;
let owner: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  owner = await buildStaff(app);
});
afterAll(() => app.close());

const rows = async <T extends object>(statement: string, ...values: unknown[]): Promise<T[]> =>
  (await app.platform.database.pool.query<T>(statement, values)).rows;

const read = async (page: string, language: Language, version?: string) =>
  (await app.client().call(getText, { query: { page, language, ...(version !== undefined && { version }) } })).reply.text;

/** Publishes a text of the operator, and returns its id once every reader has it. */
async function publish(language: Language, words: string, key: 'terms' | 'privacy' | 'imprint' = 'terms'): Promise<string> {
  const text = { kind: 'legal', key, language } as const;
  const put = await owner.client.call(putContent, { body: { ...text, title: `Titel ${words}`, body: `## Eins\n\n${words}` } });
  expect(put.status).toBe(200);
  const published = await owner.client.call(publishContent, { body: text });
  expect(published.status).toBe(200);
  const shown = await eventually(async () => {
    const found = await read(key, language);
    expect(found.html).toContain(words);
    return found;
  });
  return shown.id;
}

const member = (options: MemberOptions = {}): Promise<BuiltMember> => buildMember(app, { language: 'pl', ...options });
const askedOf = async ({ client }: BuiltMember) => (await client.call(getUser)).reply.user.terms;
const likes = ({ client }: BuiltMember, id: number) => client.call(like, { body: { id } });
const answer = ({ client }: BuiltMember, version: string, word: 'agree' | 'later' = 'agree') =>
  client.call(answerTerms, { body: { version, answer: word } });

describe('a text of the operator', () => {
  test('replaces the product’s in its own language alone, and never another one’s', async () => {
    const [before, english] = [await read('imprint', 'da'), await read('imprint', 'en')];
    const id = await publish('da', 'Virksomheden selv', 'imprint');
    const text = await read('imprint', 'da');
    expect([text.language, text.title, text.id]).toEqual(['da', 'Titel Virksomheden selv', id]);
    expect(text.versions.map(({ id: one, state }) => [one, state])).toEqual([
      [id, 'current'],
      [before.id, 'earlier'],
    ]);
    expect(await read('imprint', 'en')).toEqual(english);
    expect((await read('imprint', 'da', before.id)).sections).toEqual(before.sections);
  });

  test('stays readable under its version, in its own language, when another one has replaced it', async () => {
    const first = await publish('nb', 'Foerste', 'privacy');
    const second = await publish('nb', 'Andre', 'privacy');
    expect((await read('privacy', 'en', first)).html).toContain('Foerste');
    expect((await read('privacy', 'nb')).versions.map(({ id, state }) => [id, state]).slice(0, 2)).toEqual([
      [second, 'current'],
      [first, 'earlier'],
    ]);
  });

  test.each(['nb-0', 'nb-99', 'xx-1', 'NB-1', 'nb-1e3', "nb-1' OR 1=1", '2001-01-01', ''])('there is no version %s', async (version) => {
    const { status } = await app.client().call(getText, { query: { page: 'privacy', version } });
    expect(status).toBe(404);
  });

  test('is shown as words, whatever it says', async () => {
    const text = { kind: 'legal', key: 'imprint', language: 'sv' } as const;
    const body = '<script>alert(1)</script> [x](javascript:alert(1))';
    await owner.client.call(putContent, { body: { ...text, title: '<b>T</b>', body } });
    await owner.client.call(publishContent, { body: text });
    const { html } = await eventually(async () => {
      const found = await read('imprint', 'sv');
      expect(found.html).not.toBeNull();
      return found;
    });
    expect(html).not.toMatch(/<script|href="javascript/);
  });
});

describe('new terms', () => {
  test('ask members with their language, who go on reading and cannot begin anything new', async () => {
    const [anna, other, finn] = [await member(), await member(), await member({ language: 'fi' })];
    expect(await askedOf(anna)).toBeNull();
    const version = await publish('pl', 'Nowy');
    expect(await askedOf(anna)).toEqual({ version, put_off: false });
    expect(await askedOf(finn)).toBeNull();

    const refused = await likes(anna, other.id);
    expect([refused.status, refused.error]).toEqual([403, { code: 'terms_changed', params: { version } }]);
    const message = { body: { profile: other.id, client_id: randomUUID(), text: 'Cześć' } };
    expect((await anna.client.call(sendMessage, message)).error?.code).toBe('terms_changed');
    expect((await likes(finn, other.id)).status).toBe(200);
    for (const path of ['chats.php', 'likes.php?type=received', 'blocks.php', 'terms.php', 'members.php', 'consent.php'])
      expect([path, (await anna.client.raw('GET', `/api/${path}`)).status]).toEqual([path, 200]);
    expect((await anna.client.call(requestDataExport)).status).toBe(200);
    // Others see the member as before.
    expect((await likes(finn, anna.id)).status).toBe(200);

    expect((await answer(anna, version)).reply).toMatchObject({ asked: null, agreed: { version } });
    expect(await askedOf(anna)).toBeNull();
    expect((await likes(anna, other.id)).status).toBe(200);
  });

  test('refuse these calls, and no other', () => {
    const refused = app.features.routes
      .filter(({ endpoint }) => endpoint.needsTerms)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(refused.toSorted()).toEqual([
      'POST chat-image.php',
      'POST chat.php',
      'POST gift.php',
      'POST like.php',
      'POST order.php',
      'POST photo.php',
      'POST swipe.php',
      'PUT reaction.php',
    ]);
  });

  test('refuse a message over the socket, but repeat the reply to one that was sent before', async () => {
    const [anna, other] = [await member({ language: 'fr', credits: 100 }), await member({ language: 'fr' })];
    const socket = await connectLive(await listen(app), anna.client);
    await socket.hello();
    const send = (clientId: string) => socket.send({ type: 'send', data: { client_id: clientId, profile: other.id, text: 'Salut' } });
    const [before, after] = [randomUUID(), randomUUID()];
    send(before);
    const sent = await socket.next(messageSent, ({ client_id }) => client_id === before);
    const version = await publish('fr', 'Nouvelles');
    send(after);
    const { status, error } = await socket.next(messageRefused, ({ client_id }) => client_id === after);
    expect([status, error]).toEqual([403, { code: 'terms_changed', params: { version } }]);
    send(before);
    const again = await socket.next(messageSent, ({ client_id }) => client_id === before);
    expect(again.message.id).toBe(sent.message.id);
    await answer(anna, version);
    send(after);
    await socket.next(messageSent, ({ client_id }) => client_id === after);
    expect(await rows(`SELECT FROM messages WHERE sender_id = $1`, anna.id)).toHaveLength(2);
    await socket.close();
  });

  test('say what changed since the member agreed, and which text was agreed to', async () => {
    const anna = await member();
    const first = (await read('terms', 'pl')).id;
    await answer(anna, first);
    const second = await publish('pl', 'Jeszcze nowszy');
    const { asked, agreed, has_credits, has_days } = (await anna.client.call(getTerms)).reply;
    expect(asked).toMatchObject({ version: second, language: 'pl', former: first, put_off: false });
    expect(asked?.changes.map(({ version }) => version)).toEqual([second]);
    expect([agreed?.version, has_credits, has_days]).toEqual([first, false, false]);
  });

  test('are agreed to once, however often and in parallel', async () => {
    const anna = await member();
    const version = (await read('terms', 'pl')).id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(anna, version)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await answer(anna, version)).status).toBe(200);
    expect(await rows(`SELECT granted, text_version FROM consents WHERE user_id = $1`, anna.id)).toEqual([
      { granted: true, text_version: version },
    ]);
  });

  test('can be put off, which is stored, stops no reading and allows nothing', async () => {
    const [anna, other] = [await member(), await member()];
    const version = (await read('terms', 'pl')).id;
    await Promise.all(Array.from({ length: 4 }, () => answer(anna, version, 'later')));
    expect(await askedOf(anna)).toEqual({ version, put_off: true });
    expect((await likes(anna, other.id)).error?.code).toBe('terms_changed');
    expect(await rows(`SELECT granted FROM consents WHERE user_id = $1`, anna.id)).toEqual([{ granted: false }]);
    await answer(anna, version);
    // Nobody takes a consent back by a page that was still open.
    await answer(anna, version, 'later');
    expect(await askedOf(anna)).toBeNull();
    const next = await publish('pl', 'Trzeci');
    expect(await askedOf(anna)).toEqual({ version: next, put_off: false });
  });

  test('are not agreed to in an old version, an unknown one, or by a visitor', async () => {
    const anna = await member();
    const old = (await read('terms', 'pl')).id;
    const newest = await publish('pl', 'Czwarty');
    expect((await answer(anna, old)).error).toEqual({ code: 'terms_outdated', params: { version: newest } });
    for (const version of ['pl-999', 'de-1', '2023-12-01', 'x']) expect((await answer(anna, version)).status).toBe(404);
    for (const body of [
      {},
      { version: newest },
      { version: 1, answer: 'agree' },
      { version: newest, answer: 'no' },
      { version: '', answer: 'agree' },
      [],
    ])
      expect((await anna.client.raw('POST', '/api/terms-consent.php', body)).status).toBe(400);
    expect((await app.client().call(answerTerms, { body: { version: newest, answer: 'agree' } })).error?.code).toBe(
      'authentication_required',
    );
    expect(await rows(`SELECT FROM consents WHERE user_id = $1`, anna.id)).toEqual([]);
  });

  test('are the same text in another language that joins their edition', async () => {
    const anna = await member();
    await answer(anna, (await read('terms', 'pl')).id);
    const italian = await publish('it', 'Nuove');
    await anna.client.call(putUser, { body: { language: 'it' } });
    expect(await askedOf(anna)).toBeNull();
    const again = await publish('it', 'Ancora');
    expect(await askedOf(anna)).toEqual({ version: again, put_off: false });
    expect(italian).not.toBe(again);
  });

  test('are those that somebody who signs up agrees to', async () => {
    const visitor = app.client();
    visitor.cookies.set('locale', 'it');
    const form = signupForm({});
    expect((await visitor.call(signup, { body: form })).status).toBe(200);
    const current = (await read('terms', 'it')).id;
    const agreed = await rows<{ text_version: string }>(
      `SELECT text_version FROM consents JOIN users ON users.id = user_id WHERE purpose = 'terms' AND email = $1`,
      form.email.toLowerCase(),
    );
    expect(agreed).toEqual([{ text_version: current }]);
    expect((await visitor.call(getUser)).reply.user.terms).toBeNull();
  });
});

describe('the mail about new terms', () => {
  test('goes once to each active member with the language, however often the job runs', async () => {
    const [anna, deleted, later] = [await member({ language: 'nl' }), await member({ language: 'nl' }), await member({ language: 'nl' })];
    const [waiting, german] = [await member({ language: 'nl', status: 'not_confirmed' }), await member({ language: 'de' })];
    await rows(
      `UPDATE users SET status = 'deleted', deleted_at = $2, deleted_from = 'active' WHERE id = $1`,
      deleted.id,
      app.platform.clock.now(),
    );
    const version = await publish('nl', 'Nieuwe tekst');
    await answer(later, version);
    await Promise.all([app.platform.jobs.runAllNow(), app.platform.jobs.runAllNow()]);
    await app.platform.jobs.runAllNow();
    const [mail, ...others] = await settledMailsTo(app, anna.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Nieuwe voorwaarden');
    expect(mail?.links[0]).toMatch(new RegExp(`/pages/terms/${version}$`));
    for (const one of [deleted, waiting, german, later]) expect(await settledMailsTo(app, one.email)).toEqual([]);
    // The export has it, and what was agreed to.
    const data = app.features.ownData(app.platform.database.db);
    const part = async (name: string, user: BuiltMember) => {
      const found: object[] = [];
      for await (const page of data.find((one) => one.name === name)?.read(user.id) ?? []) found.push(...page);
      return found;
    };
    expect(await part('terms-mails', anna)).toMatchObject([{ version }]);
    expect(await part('consents', later)).toMatchObject([{ purpose: 'terms', granted: true, text_version: version }]);
    expect((await anna.client.call(getDataExport)).status).toBe(200);
  });
});
