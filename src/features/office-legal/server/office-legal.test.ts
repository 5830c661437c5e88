import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { getText } from '#features/static-pages/contract/endpoints.ts';
import { answerTerms } from '#features/terms/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getLegal, putLegal } from '../contract/endpoints.ts';

let app: TestApp;
let owner: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  owner = await buildStaff(app);
});
afterAll(() => app.close());

const later = (days: number) => new Date(app.platform.clock.now().getTime() + days * 86_400_000).toISOString();
const publish = async (language: 'da' | 'sv', words: string, key: 'terms' | 'privacy' = 'terms') => {
  const text = { kind: 'legal', key, language } as const;
  await owner.client.call(putContent, { body: { ...text, title: 'T', body: words } });
  expect((await owner.client.call(publishContent, { body: text })).status).toBe(200);
};
const read = async (version?: string) =>
  (await app.client().call(getText, { query: { page: 'terms', language: 'da', ...(version !== undefined && { version }) } })).reply.text;
const danish = async () =>
  (await owner.client.call(getLegal)).reply.texts.find(({ key }) => key === 'terms')?.languages.find(({ language }) => language === 'da');

describe('an announcement', () => {
  test('is refused for a day that has passed, with unknown fields, or by somebody without the right', async () => {
    const body = { key: 'terms', language: 'da', summary: '' } as const;
    expect((await owner.client.call(putLegal, { body: { ...body, begins_at: later(0) } })).error?.code).toBe('begins_in_past');
    const wrong = [
      {},
      { ...body, language: 'xx' },
      { ...body, key: 'faq' },
      { ...body, summary: 'x'.repeat(2001) },
      { ...body, begins_at: 'soon' },
      { ...body, more: 1 },
    ];
    for (const one of wrong) expect((await owner.client.raw('PUT', '/api/admin/legal.php', one)).status).toBe(400);
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: null }] });
    expect((await moderator.client.call(putLegal, { body })).error?.code).toBe('right_missing');
  });

  test('lets new terms begin later: until then the old ones apply and nobody is asked, and all are mailed', async () => {
    const { client, email } = await buildMember(app, { language: 'da' });
    const before = await read();
    const begins_at = later(30);
    const body = { key: 'terms', language: 'da', summary: 'Værneting udgår.\n\nAlt andet er som før.', begins_at } as const;
    for (const _twice of [1, 2]) expect((await owner.client.call(putLegal, { body })).status).toBe(200);
    expect((await danish())?.announcement).toEqual({ summary: body.summary, begins_at, asks: true });
    await publish('da', 'Nye vilkår');
    const coming = await eventually(async () => {
      const [first] = (await read()).versions;
      expect(first?.state).toBe('coming');
      return first?.id ?? '';
    });
    expect((await read()).id).toBe(before.id);
    expect((await read(coming)).html).toContain('Nye vilkår');
    expect((await danish())?.announcement).toBeNull();
    expect((await client.call(getUser)).reply.user.terms).toBeNull();
    // Nobody agrees to what does not apply yet.
    expect((await client.call(answerTerms, { body: { version: coming, answer: 'agree' } })).status).toBe(404);
    await app.platform.jobs.runAllNow();
    const [mail] = await settledMailsTo(app, email);
    expect(mail?.text).toContain('Værneting udgår.');

    app.platform.clock.advance(31 * 86_400);
    owner = await buildStaff(app);
    expect((await read()).id).toBe(coming);
    const fresh = await buildMember(app, { language: 'da' });
    expect((await fresh.client.call(getUser)).reply.user.terms).toEqual({ version: coming, put_off: false });
    expect((await fresh.client.call(answerTerms, { body: { version: coming, answer: 'agree' } })).reply.asked).toBeNull();
    expect(await danish()).toMatchObject({ behind: false, versions: [{ id: coming, state: 'current', agreed: 1 }] });
  });

  test('can say that nobody has to agree', async () => {
    const member = await buildMember(app, { language: 'sv' });
    await owner.client.call(putLegal, { body: { key: 'terms', language: 'sv', summary: 'Bara bättre.', asks: false } });
    await publish('sv', 'Bättre villkor');
    await eventually(async () => {
      const { text } = (await app.client().call(getText, { query: { page: 'terms', language: 'sv' } })).reply;
      expect(text.html).toContain('Bättre villkor');
    });
    expect((await member.client.call(getUser)).reply.user.terms).toBeNull();
  });
});

test('a text that was replaced before it began stays readable where a mail links to it', async () => {
  const privacy = async (version?: string) =>
    app.client().call(getText, { query: { page: 'privacy', language: 'sv', ...(version !== undefined && { version }) } });
  await owner.client.call(putLegal, { body: { key: 'privacy', language: 'sv', summary: '', begins_at: later(30) } });
  await publish('sv', 'Aldrig i kraft', 'privacy');
  await publish('sv', 'Gäller nu', 'privacy');
  await eventually(async () => expect((await privacy()).reply.text.html).toContain('Gäller nu'));
  const replaced = (await privacy('sv-1')).reply.text;
  expect([replaced.id, replaced.html]).toEqual(['sv-1', expect.stringContaining('Aldrig i kraft')]);
  // It never applied, so it is not listed.
  expect(replaced.versions.map(({ id, state }) => [id, state]).slice(0, 1)).toEqual([['sv-2', 'current']]);
  expect(replaced.versions.map(({ id }) => id)).not.toContain('sv-1');
  expect((await app.client().call(getText, { query: { page: 'terms', version: 'sv-99' } })).status).toBe(404);
});

test('the days on which texts begin are those of the site', async () => {
  expect((await owner.client.call(getLegal)).reply.time_zone).toBe('Europe/Berlin');
});

test('languages without the newest edition are named', async () => {
  const { texts } = (await owner.client.call(getLegal)).reply;
  const behind = texts.find(({ key }) => key === 'terms')?.languages.filter((one) => one.behind);
  expect(behind?.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl']);
});
