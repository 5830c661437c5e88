import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { changeCompany, changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getText } from '../contract/endpoints.ts';
import { type Span, type Text, type TextPageName, textPages } from '../contract/text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1', BACKUP_DAYS: '45' });
});
afterAll(() => app.close());

const read = async (page: string, language?: Language): Promise<Text> => {
  const { status, reply } = await app.client().call(getText, { query: { page, ...(language && { language }) } });
  expect([page, language, status]).toEqual([page, language, 200]);
  return reply.text;
};
const spansOf = ({ lead, short, sections }: Text): Span[] => [
  ...lead,
  ...short.flatMap(({ spans }) => spans),
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : block.rows.flat(2))),
  ),
];
const wordsOf = (text: Text): string =>
  [text.title, ...text.sections.map(({ title }) => title), ...spansOf(text).map((span) => span.text)].join('\n');

/** Pages that texts link to, and that are no texts themselves. */
const otherPages = [
  '/pricing',
  '/withdrawal',
  '/settings',
  '/transactions',
  '/transactions/movements',
  '/notifications',
  '/complaints',
  '/notice',
  '/notice/images',
  '/reset-password',
];

test('the imprint names the company’s representatives and its register, and leaves out unknown data', async () => {
  const rowsOf = async () => wordsOf(await read('imprint', 'de'));
  expect(await rowsOf()).toContain('Vertreten durch\nErika Mustermann\nRegister\nAmtsgericht Musterstadt, HRB 00000');
  await changeCompany(app, { representatives: [] });
  expect(await rowsOf()).not.toContain('Vertreten durch');
});

// Regression: it said that backups lose deleted data "when they are overwritten", without a number of days.
test.each(languages)('the privacy policy says in %s for how many days backups are kept', async (language) => {
  expect(wordsOf(await read('privacy', language))).toMatch(/\b45\s/);
});

describe('the texts', () => {
  test.each(languages)('are all there in %s, with the same sections, and every name in braces filled in', async (language) => {
    for (const page of textPages) {
      const text = await read(page, language);
      expect([text.page, text.language]).toEqual([page, language]);
      expect(wordsOf(text)).not.toMatch(/[{}[\]*]/);
      const german = await read(page, 'de');
      expect(text.sections.map(({ id }) => id)).toEqual(german.sections.map(({ id }) => id));
    }
  });

  test.each(languages)('link in %s only to pages and anchors that exist', async (language) => {
    const anchors = new Map<string, readonly string[]>();
    for (const page of textPages)
      anchors.set(
        `/pages/${page}`,
        (await read(page, language)).sections.map(({ id }) => id),
      );
    for (const page of textPages)
      for (const { href } of spansOf(await read(page, language))) {
        if (href === undefined || /^(?:mailto:\S+@\S+|tel:\+?\d+)$/.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        expect([...otherPages, ...anchors.keys()]).toContain(path);
        if (anchor !== undefined) expect(anchors.get(path)).toContain(anchor);
      }
  });

  test('name the operator, and how to reach them', async () => {
    const imprint = wordsOf(await read('imprint', 'en'));
    for (const known of ['Emberleaf Demo', 'Musterweg 1, 00000 Musterstadt, Germany', 'HRB 00000', 'DE000000000', 'hilfe@emberleaf.test'])
      expect(imprint).toContain(known);
    const links = spansOf(await read('service', 'de')).map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(['mailto:hilfe@emberleaf.test', 'tel:030000000']));
  });

  test('do not take the operator’s words for links', async () => {
    await changeSettings(app, { name: '[Ember](/leaf) **Site** {company}' });
    const { lead } = await read('terms', 'de');
    expect(lead.map(({ text }) => text).join('')).toContain('[Ember](/leaf) **Site** {company}');
    expect(lead.every(({ href, strong }) => href === undefined && strong === undefined)).toBe(true);
    await changeSettings(app, { name: 'Emberleaf' });
  });

  test('come in the language of the account, of the cookie, or of the site', async () => {
    const visitor = app.client();
    expect((await visitor.call(getText, { query: { page: 'faq' } })).reply.text.language).toBe('de');
    visitor.cookies.set('locale', 'fi');
    expect((await visitor.call(getText, { query: { page: 'faq' } })).reply.text.language).toBe('fi');
    const najaar = app.client({ host: 'de.localhost:3000' });
    expect((await najaar.call(getText, { query: { page: 'faq' } })).reply.text.language).toBe('nl');
    const { client, id } = await buildMember(app);
    await app.platform.database.pool.query(`UPDATE users SET language = 'sv' WHERE id = $1`, [id]);
    expect((await client.call(getText, { query: { page: 'faq' } })).reply.text.language).toBe('sv');
  });

  test.each(['', 'none', 'Terms', '../terms', 'constructor', 'terms/', 'x'.repeat(100)])('there is none called "%s"', async (page) => {
    const { status, error } = await app.client().call(getText, { query: { page } });
    expect([status, error?.code]).toEqual([404, 'not_found']);
  });

  test('refuse an unknown page and an unknown language', async () => {
    for (const query of ['', '?page=terms&language=xx', `?page=${'x'.repeat(101)}`, '?page=terms&language=constructor'])
      expect((await app.client().raw('GET', `/api/text.php${query}`)).status).toBe(400);
  });
});

describe('the version of a text', () => {
  test('is of the day of its newest change', async () => {
    const terms = await read('terms', 'de');
    expect(terms.version).toBe('2026-11-27T12:00:00.000Z');
    expect(terms.changes.map(({ date }) => date.slice(0, 10))).toEqual(['2026-11-27', '2023-12-01']);
    const { version, changes } = await read('rules', 'de');
    expect(version).toBe('2023-12-01T12:00:00.000Z');
    expect(changes).toEqual([{ date: '2023-12-01T12:00:00.000Z', text: 'Erste Fassung.' }]);
  });

  test('is of the day when the operator was added, where that is later', async () => {
    const { reply } = await app.client({ host: 'de.localhost:3000' }).call(getText, { query: { page: 'rules', language: 'de' } });
    expect(reply.text.version).toBe('2024-05-01T12:00:00.000Z');
    expect(reply.text.changes.map(({ date, text }) => [date.slice(0, 10), text])).toEqual([
      ['2024-05-01', null],
      ['2023-12-01', 'Erste Fassung.'],
    ]);
  });
});

describe('a text follows the settings of the site', () => {
  test('in the days for a refund, which are never fewer than 14', async () => {
    for (const [refund_days, shown] of [
      [30, '30'],
      [3, '14'],
    ] as const) {
      await changeSettings(app, { refund_days });
      expect(wordsOf(await read('return-policy', 'en'))).toContain(`within ${shown} days without giving any reason`);
    }
    await changeSettings(app, { refund_days: 14 });
  });

  test('in their statements about fictional profiles', async () => {
    expect(wordsOf(await read('faq', 'en'))).toContain('We don’t make people up');
    await changeSettings(app, { fictional_singular: 'Moderatorin', fictional_plural: 'Moderiert', fictional_icon: 'leaf' });
    const declared = wordsOf(await read('faq', 'en'));
    expect(declared).toContain('labelled as Moderiert everywhere');
    expect(declared).not.toContain('We don’t make people up');
    await changeSettings(app, { fictional_singular: null, fictional_plural: null, fictional_icon: null });
  });

  test('in their statements about premium for some days', async () => {
    for (const page of ['faq', 'terms', 'return-policy'] as const) {
      await changeSettings(app, { timed_premium: false });
      const lasting = wordsOf(await read(page, 'en'));
      expect(lasting).not.toContain('by the day');
      await changeSettings(app, { timed_premium: true });
      expect(wordsOf(await read(page, 'en'))).toContain('by the day');
    }
    expect(wordsOf(await read('faq', 'en'))).not.toContain('Every purchase includes Premium');
    await changeSettings(app, { timed_premium: false });
  });
});

const readIn = async (country: string, page: TextPageName, language: Language = 'en'): Promise<Text> => {
  const { reply } = await app.client().raw('GET', `/api/text.php?page=${page}&language=${language}`, undefined, { 'x-country': country });
  return (reply as ReplyOf<typeof getText>).text;
};

describe('a text for the United States', () => {
  test.each(textPages.filter((page) => page !== 'privacy'))(
    'is %s in American English, with the sections that it has elsewhere',
    async (page) => {
      const [american, british] = [await readIn('US', page), await readIn('GB', page)];
      expect(american.sections.map(({ id }) => id)).toEqual(british.sections.map(({ id }) => id));
      expect([american.language, american.version]).toEqual(['en', british.version]);
      expect(wordsOf(american)).not.toBe(wordsOf(british));
      expect(wordsOf(american)).not.toMatch(/[{}[\]*]|labelled|cancelled|recognis|wilful|including VAT|kilomet|licence|working day/);
      expect(await readIn('US', page, 'es')).toEqual(await readIn('ES', page, 'es'));
    },
  );

  test('names the numbers that are called there, and only those', async () => {
    const numbers = async (country: string) => {
      const spans = [...spansOf(await readIn(country, 'safety')), ...spansOf(await readIn(country, 'service'))];
      return {
        words: spans.map(({ text }) => text).join(''),
        links: spans.flatMap(({ href = '' }) => (/^tel:\d+$/.test(href) ? [href] : [])),
      };
    };
    const american = await numbers('US');
    expect(american.links).toEqual(['tel:911', 'tel:988', 'tel:18006564673', 'tel:030000000', 'tel:911']);
    expect(american.words).not.toMatch(/\b(112|999)\b/);
    const british = await numbers('GB');
    expect(british.words.match(/call 999 in the UK or 112 in Ireland/g)).toHaveLength(2);
    expect(british.links).toEqual(['tel:030000000']);
  });
});

// Regression: it said nothing of accounts and telephones, and that only tax records stay.
test.each(languages)('the privacy text in %s states which data of a direct debit is stored, and for how long', async (language) => {
  const words = wordsOf(await readIn('DE', 'privacy', language));
  expect(words).toContain('IBAN');
  expect(words.match(/\b14\b/g)?.length).toBeGreaterThanOrEqual(3);
});

describe('the privacy text in English', () => {
  test('is another one in the United States', async () => {
    const [american, british, spanish] = await Promise.all([
      readIn('US', 'privacy'),
      readIn('GB', 'privacy'),
      readIn('US', 'privacy', 'es'),
    ]);
    expect(wordsOf(american)).toContain('No sale, no sharing, no targeted ads');
    for (const text of [british, spanish]) expect(text.sections.map(({ id }) => id)).not.toContain('sale');
  });

  test('has the country of a member from the profile', async () => {
    const { client } = await buildMember(app, { country: 'US' });
    const { reply } = await client.call(getText, { query: { page: 'privacy', language: 'en' } });
    expect(reply.text.sections.map(({ id }) => id)).toContain('sale');
  });
});
