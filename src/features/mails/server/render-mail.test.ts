import { describe, expect, test } from 'vitest';
import { demoSites } from '#demo/sites.ts';
import { siteId } from '#platform/contract/ids.ts';
import { type Language, languages, regionalLocale } from '#platform/contract/languages.ts';
import type { MailContent, MailKind } from './mail-order.ts';
import type { MailPerson } from './mail-person.ts';
import { renderMail } from './render-mail.ts';

const [demo] = demoSites;
if (!demo) throw new Error('the demo has no site');
const emberleaf = { ...demo, timeZone: 'Europe/Berlin' };
const link = 'https://www.example.test/token-of-the-link';
const unsubscribeLinks = { unsubscribe: 'https://www.example.test/u-token', settings: 'https://www.example.test/notifications' };
const envelope = { to: 'anna@example.test', site: siteId(1), origin: 'https://www.example.test' };
const who = { name: 'Anna', link };
// Half past midnight in Berlin: the day before in UTC.
const until = '2026-03-14T23:30:00.000Z';

/** A list without every kind does not compile. */
const ofEveryKind = <const Contents extends readonly MailContent[]>(
  contents: MailKind extends Contents[number]['kind'] ? Contents : never,
): readonly MailContent[] => contents;

const contents = ofEveryKind([
  { kind: 'case_answer', params: { ...who, number: 'C-7K2M-9QXA', words: 'Das Geld ist zurück.\n\nAlles Gute' } },
  { kind: 'staff_message', params: { ...who, words: 'Es ist erledigt.\n\nSchau nach' } },
  { kind: 'mail_corrected', params: who },
  { kind: 'terms_changed', params: { ...who, begins: until, words: 'Der Gerichtsstand entfällt.', asks: 'yes' } },
  { kind: 'cases_urgent', params: { ...who, numbers: 'M-7K2M-9QXA, M-0000-1111', n: 2, stage: 'half' } },
  {
    kind: 'debit_notice',
    params: {
      ...who,
      cents: 1990,
      until: '2026-03-15',
      account: 'DE89 … 3000',
      order: 'E-7-7K2M',
      reference: 'EL-00000007',
      creditor: 'DE98ZZZ09999999999',
    },
  },
  {
    kind: 'debit_moved',
    params: {
      ...who,
      cents: 1990,
      until: '2026-03-15',
      account: 'DE89 … 3000',
      order: 'E-7-7K2M',
      reference: 'EL-00000007',
      creditor: 'DE98ZZZ09999999999',
    },
  },
  {
    kind: 'order_confirmation',
    params: {
      ...who,
      order: 'E-7-7K2M',
      at: '2026-11-22T10:04:37Z',
      item: '100 Credits',
      amount: '19,90',
      vat: '3,18',
      rate: '19 %',
      trader: 'Emberleaf Demo, hilfe@emberleaf.test',
      consent: 'Bitte sofort.',
      invoice: 'DE1-2026-000001',
      country: 'DE',
    },
  },
  { kind: 'order_placed', params: { ...who, order: 'E-7-7K2M', at: '2026-11-22T10:04:37Z', item: '100 Credits', amount: '19,90' } },
  {
    kind: 'refund_paid',
    params: { ...who, order: 'E-7-7K2M', sum: '19,90', cause: 'asked', words: '', way: 'same', reversal: 'DE1-2026-000002', until },
  },
  { kind: 'refund_returned', params: { ...who, order: 'E-7-7K2M', sum: '19,90', left: 'back' } },
  { kind: 'activation', params: { ...who, hours: 72 } },
  { kind: 'activation_reminder', params: { ...who, hours: 72 } },
  { kind: 'known_address', params: who },
  { kind: 'deleted_address', params: { ...who, until } },
  { kind: 'password_reset', params: { ...who, hours: 1 } },
  { kind: 'staff_invited', params: { ...who, hours: 24 } },
  { kind: 'staff_access', params: { ...who, person: 'Ute', what: 'reset' } },
  { kind: 'staff_request_ended', params: { ...who, id: '17', how: 'lapsed' } },
  { kind: 'staff_log_head', params: { ...who, n: '4711', hash: '9f2c71be', signature: 'c2lnbmF0dXJl' } },
  { kind: 'staff_log_broken', params: { ...who, n: '4711' } },
  { kind: 'books_open', params: { ...who, n: 2, wrong: 1 } },
  { kind: 'password_changed', params: who },
  { kind: 'factor_changed', params: { ...who, what: 'passkey_added' } },
  { kind: 'mail_change', params: { ...who, hours: 24 } },
  { kind: 'mail_changed', params: { ...who, email: 'new@example.test' } },
  { kind: 'deletion', params: { ...who, until } },
  { kind: 'site_closes', params: { ...who, until } },
  { kind: 'restored', params: who },
  { kind: 'data_export', params: { ...who, until } },
  { kind: 'complaint', params: { ...who, number: 'B-2026-000123' } },
  { kind: 'notice', params: { ...who, number: 'N-7K2M-9QXA', until } },
  { kind: 'notice_arrived', params: { ...who, number: 'N-7K2M-9QXA', until } },
  { kind: 'decision', params: { ...who, number: 'D-7K2M-9QXA' } },
  { kind: 'appeal_received', params: { ...who, number: 'D-7K2M-9QXA', until } },
  { kind: 'appeal_decided', params: { ...who, number: 'D-7K2M-9QXA', outcome: 'uphold', answer: 'D-2222-3333', reader: 'member' } },
  { kind: 'report_decided', params: { ...who, number: 'R-7K2M-9QXA', outcome: 'dismissed', until } },
  { kind: 'report_reviewed', params: { ...who, number: 'R-7K2M-9QXA' } },
  { kind: 'fraud_warning', params: { ...who, from: 'Milan', credits: 7, help: 'https://www.example.test/pages/safety' } },
  { kind: 'notice_due', params: { ...who, number: 'N-7K2M-9QXA', until } },
  {
    kind: 'cancellation',
    params: { ...who, number: 'K-7K2M-9QXA', order: '10482', at: '2026-11-22T10:04:37Z', ends: 'at_once', step: 'none' },
  },
  { kind: 'withdrawal', params: { ...who, number: 'W-7K2M-9QXA', order: '10482', at: '2026-11-22T10:04:37Z', step: 'confirm' } },
  {
    kind: 'withdrawal_owner',
    params: {
      ...who,
      from: 'Jonas',
      number: 'W-7K2M-9QXA',
      order: '10482',
      at: '2026-11-22T10:04:37Z',
      until,
      what: 'withdrawal',
      step: 'deny',
    },
  },
  {
    kind: 'withdrawal_ended',
    params: { ...who, number: 'W-7K2M-9QXA', order: '10482', result: 'refunded', sum: '19,90 €', words: '' },
  },
  { kind: 'withdrawal_waits', params: { ...who, numbers: 'W-7K2M-9QXA', n: 1, stage: 'arrived', until } },
  { kind: 'photo_reminder', params: who },
  { kind: 'new_conversation', params: { ...who, from: 'Lena' } },
  { kind: 'new_messages', params: { ...who, from: 'Lena', messages: 7, members: 3 } },
  { kind: 'new_likes', params: { ...who, from: 'Lena', likes: 5 } },
  { kind: 'unread_reminder', params: { ...who, from: 'Lena', messages: 2 } },
  { kind: 'weekly_update', params: { ...who, members: 21, likes: 22, messages: 23 } },
]);

const render = (
  content: MailContent,
  language: Language = 'de',
  links: typeof unsubscribeLinks | null = null,
  country: string | null = null,
  person: MailPerson | null = null,
) =>
  renderMail({ ...envelope, ...content, language }, emberleaf, {
    locale: regionalLocale(language, country),
    unsubscribeLinks: links,
    person,
  });
const activation = (name: string): MailContent => ({ kind: 'activation', params: { name, link, hours: 72 } });
const ofMessages = (messages: number, members: number): string =>
  render({ kind: 'new_messages', params: { ...who, from: 'Lena', messages, members } }).subject;
const ofLikes = (likes: number): string => render({ kind: 'new_likes', params: { ...who, from: 'Lena', likes } }).subject;

describe('a mail', () => {
  const cases = languages.flatMap((language) => contents.map((content) => [content.kind, language, content] as const));

  test.each(cases)('%s in %s fills in all placeholders', (kind, language, content) => {
    const { subject, text, html } = render(content, language, unsubscribeLinks);
    for (const part of [text, html]) {
      expect(part).toContain('Anna');
      for (const address of [link, unsubscribeLinks.unsubscribe, unsubscribeLinks.settings]) expect(part).toContain(address);
      expect(part).toContain('hilfe@emberleaf.test');
      expect(part).not.toMatch(/undefined|NaN|footer\.|link_hours|greeting/);
      expect(part).not.toContain(`${kind}.`);
    }
    expect(subject).not.toContain(`${kind}.`);
    expect(subject + text).not.toMatch(/[{}#]/);
    expect(html).toContain(`<html lang="${language}">`);
    // No external resources.
    expect(html).not.toMatch(/<link|@import|url\(|src="(?!cid:)/);
    const given: Partial<Record<string, string | number>> = Object.fromEntries(Object.entries(content.params));
    for (const name of ['from', 'email', 'number', 'hours', 'likes', 'messages'] as const)
      if (given[name] !== undefined && given[name] !== 1) expect(subject + text).toContain(String(given[name]));
    if ('until' in given) expect(text).toMatch(/15/);
  });

  test('states in each language how long the link is valid', () => {
    const lifetimes = languages.map((language) =>
      / 72\s\p{L}+/u.exec(render(activation('Anna'), language).text)?.[0].replace('\u00a0', ' '),
    );
    expect(lifetimes).toEqual([
      ' 72 timer',
      ' 72 Stunden',
      ' 72 hours',
      ' 72 horas',
      ' 72 tuntia',
      ' 72 heures',
      ' 72 ore',
      ' 72 timer',
      ' 72 uur',
      ' 72 godziny',
      ' 72 timmar',
    ]);
  });

  test("formats days for the reader's language, in the site's time zone", () => {
    const days = (['de', 'en', 'fi', 'pl'] as const).map(
      (language) => render({ kind: 'deletion', params: { ...who, until } }, language).text,
    );
    for (const [at, day] of ['15.\u00a0März 2026', '15\u00a0March 2026', '15.\u00a0maaliskuuta 2026', '15\u00a0marca 2026'].entries())
      expect(days[at]).toContain(day);
    const ofDay = render({ kind: 'deletion', params: { ...who, until: '2026-03-15' } }).text;
    expect(ofDay).toContain('15.\u00a0März 2026');
  });

  test("formats days and times as the reader's country does", () => {
    const order = { kind: 'withdrawal', params: { ...who, number: 'W-1', order: '1', at: '2026-03-05T19:04:37Z', step: 'none' } } as const;
    const days = (
      [
        ['en', 'GB', '5 March 2026 at 20:04:37'],
        ['en', 'US', 'March 5, 2026 at 8:04:37'],
        ['en', 'NL', '5 March 2026 at 20:04:37'],
        ['de', 'AT', '5. März 2026 um 20:04:37'],
        ['de', 'CH', '5. März 2026 um 20:04:37'],
        ['fr', 'CH', '5 mars 2026 à 20:04:37'],
        ['fr', 'CA', '5 mars 2026 à 20 h 04 min 37 s'],
        ['nb', 'NO', '5. mars 2026 kl. 20:04:37'],
      ] as const
    ).map(([language, country, time]) => [render(order, language, null, country).text, time] as const);
    for (const [text, time] of days) expect(text.replace(/[\u202f\u00a0]/g, ' ')).toContain(time);
  });

  test('uses correct plural forms', () => {
    expect(ofMessages(1, 1)).toBe('Neue Nachricht von Lena');
    expect(ofMessages(4, 1)).toBe('4 neue Nachrichten von Lena');
    expect(ofMessages(4, 2)).toBe('4 neue Nachrichten von Lena und noch jemandem');
    expect(ofMessages(4, 3)).toBe('4 neue Nachrichten von Lena und 2 weiteren');
    expect(ofLikes(1)).toBe('Du gefällst Lena');
    expect(ofLikes(3)).toBe('Du gefällst Lena und 2 weiteren');
  });

  // Regression: after a reset, which ends every session, the mail spoke of the other devices.
  test('about a new password says which devices are logged out', () => {
    const changed = (ended?: string) => render({ kind: 'password_changed', params: { ...who, ...(ended && { ended }) } }).text;
    expect(changed('all')).toContain('du bist auf allen Geräten ausgeloggt');
    expect(changed('others')).toContain('deine anderen Geräte sind ausgeloggt');
    // A mail of an older release.
    expect(changed()).toBe(changed('others'));
  });

  const about: readonly MailContent[] = [
    { kind: 'new_conversation', params: { ...who, from: 'Lena' } },
    { kind: 'new_messages', params: { ...who, from: 'Lena', messages: 7, members: 3 } },
    { kind: 'new_likes', params: { ...who, from: 'Lena', likes: 1 } },
    { kind: 'unread_reminder', params: { ...who, from: 'Lena', messages: 1 } },
    { kind: 'unread_reminder', params: { ...who, from: 'Lena', messages: 4 } },
  ];
  const details = { name: 'Lena', age: 34, town: 'Leipzig' };

  test('about a member has their name, age and town in both parts, and their face if the mail contains it', () => {
    for (const content of about) {
      const { text, html } = render(content, 'de', unsubscribeLinks, null, { details, face: null });
      for (const part of [text, html]) expect(part).toContain('Lena, 34 · Leipzig');
      expect(html).not.toContain('cid:face');
      expect(render(content, 'de', unsubscribeLinks, null, { details, face: Buffer.from('a') }).html).toContain('src="cid:face"');
    }
    const [first] = about;
    const townless = first && render(first, 'de', unsubscribeLinks, null, { details: { ...details, town: null }, face: null });
    expect(townless?.text).toMatch(/^Lena, 34$/m);
  });

  test.each(languages)('about a member who wants no name in mails names nobody in %s', (language) => {
    for (const content of about) {
      const { subject, text, html } = render(content, language, unsubscribeLinks, null, { details: null, face: null });
      expect(subject + text + html).not.toMatch(/Lena|unnamed\./);
      expect(subject + text).not.toMatch(/[{}]/);
    }
  });

  test('has one button, and the link once more at its very end', () => {
    const { html } = render(activation('Anna'), 'de', unsubscribeLinks);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html.lastIndexOf(link)).toBeGreaterThan(html.indexOf('Musterweg'));
  });

  test('about a week leaves out zero counts', () => {
    const { text } = render({ kind: 'weekly_update', params: { ...who, members: 0, likes: 1, messages: 0 } });
    expect(text).toContain('1 Like, den du noch nicht gesehen hast');
    expect(text).not.toMatch(/ 0 |Mitglied|Nachricht\b/);
  });

  test('about the account has no unsubscribe link and states why it was sent', () => {
    const { text, html } = render(activation('Anna'));
    expect(text + html).not.toMatch(/u-token|\/notifications|abbestellen/);
    expect(text).toContain('weil deine E-Mail-Adresse bei Emberleaf angegeben wurde');
  });

  test('names the company and its address in both parts', () => {
    const { text, html } = render(activation('Anna'));
    for (const part of [text, html]) expect(part).toContain('Emberleaf Demo, Musterweg 1, 00000 Musterstadt, Deutschland');
  });

  // Regression: on a phone the heading broke inside the number of the order.
  test('keeps the number of an order whole in its heading', () => {
    const { html } = render({
      kind: 'order_placed',
      params: { ...who, order: 'E-7-7K2M', at: '2026-11-22T10:04:37Z', item: '100 Credits', amount: '19,90' },
    });
    expect(html).toMatch(/<h1[^>]*>[^<]*<span style="white-space: nowrap">E-7-7K2M<\/span>/);
  });

  test('escapes names in HTML', () => {
    const { html } = render(activation('<b>Ann & "Co"</b>'));
    expect(html).not.toContain('<b>Ann');
    expect(html).toContain('&#38; &#34;Co&#34;');
  });

  test('removes links from names', () => {
    const { text, html } = render(activation('Win at https://evil.test/x or mail@evil.test'));
    expect(text.match(/https?:\/\/\S+/g)).toEqual([link]);
    expect(text + html).not.toMatch(/evil\.test/);
    expect(render(activation('Dr. Anna')).text).toContain('Dr. Anna');
    const written = render({ kind: 'new_conversation', params: { ...who, from: 'http://evil.test' } });
    expect(written.subject + written.text + written.html).not.toMatch(/evil\.test/);
  });
});
