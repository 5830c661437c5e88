import { describe, expect, test } from 'vitest';
import { demoSites } from '#db/seed/sites.ts';
import { siteId } from '#platform/contract/ids.ts';
import { languages } from '#platform/contract/languages.ts';
import type { MailOrder } from './mail-order.ts';
import { renderMail } from './render-mail.ts';

const [emberleaf] = demoSites;
if (!emberleaf) throw new Error('the demo has no site');
const link = 'https://www.example.test/token-of-the-link';
const envelope = { to: 'anna@example.test', language: 'de', site: siteId(1), origin: 'https://www.example.test' } as const;
const activation = (name: string): MailOrder => ({ ...envelope, kind: 'activation', params: { name, link, hours: 72 } });
const orders = [activation('Anna'), { ...envelope, kind: 'known_address', params: { name: 'Anna', link } }] as const;

describe('a mail', () => {
  const cases = languages.flatMap((language) => orders.map((order) => [order.kind, language, order] as const));

  test.each(cases)('%s in %s fills in every word', (_kind, language, order) => {
    const { subject, text, html } = renderMail({ ...order, language }, emberleaf);
    expect(subject).toContain('Emberleaf');
    for (const part of [text, html]) {
      expect(part).toContain('Anna');
      expect(part).toContain(link);
      expect(part).toContain('hilfe@emberleaf.test');
      expect(part).not.toMatch(/undefined|footer\.|activation\.|known_address\./);
    }
    expect(subject + text).not.toContain('{');
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('says in each language how long the link works', () => {
    const lifetimes = languages.map(
      (language) => / 72 [\p{L}]+/u.exec(renderMail({ ...activation('Anna'), language }, emberleaf).text)?.[0],
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

  test('names the company and its address in both parts', () => {
    const { text, html } = renderMail(activation('Anna'), emberleaf);
    for (const part of [text, html]) expect(part).toContain('Emberleaf Demo, Musterweg 1, 00000 Musterstadt, Deutschland');
  });

  test('shows a name as it is, not as markup', () => {
    const { html } = renderMail(activation('<b>Ann & "Co"</b>'), emberleaf);
    expect(html).not.toContain('<b>Ann');
    expect(html).toContain('&#38; &#34;Co&#34;');
  });

  test('carries no link that somebody wrote into the name', () => {
    const { text, html } = renderMail(activation('Win at https://evil.test/x or mail@evil.test'), emberleaf);
    expect(text.match(/https?:\/\/\S+/g)).toEqual([link]);
    expect(text + html).not.toMatch(/evil\.test/);
    expect(renderMail(activation('Dr. Anna'), emberleaf).text).toContain('Dr. Anna');
  });

  test('loads nothing', () => {
    expect(renderMail(activation('Anna'), emberleaf).html).not.toMatch(/<img|<link|@import|url\(|src=/);
  });
});
