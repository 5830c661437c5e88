import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { messages } from '../messages/de.ts';
import { type MailContent, MailOrder } from './mail-order.ts';
import { writeMailText } from './write-mail.ts';

const fits = Compile(MailOrder);
const order = {
  kind: 'activation',
  params: { name: 'Anna', link: 'https://www.example.org/x', hours: 72 },
  to: 'anna@example.org',
  language: 'de',
  site: 1,
  origin: 'https://www.example.org',
};

test('a mail order is valid with the parameters of its kind, and invalid without them', () => {
  expect(fits.Check(order)).toBe(true);
  expect(fits.Check({ ...order, unsubscribe: { user: 3, type: 'like' } })).toBe(true);
  expect(fits.Check({ ...order, params: { name: 'Anna', link: 'https://www.example.org/x' } })).toBe(false);
  expect(fits.Check({ ...order, kind: 'unknown' })).toBe(false);
  expect(fits.Check({ ...order, language: 'xx' })).toBe(false);
  expect(fits.Check({ ...order, unsubscribe: { user: 3, type: 'unknown' } })).toBe(false);
});

// Regression: orders that waited in the queue for a new release were dropped, and nobody was notified.
test('a mail order of an older release fits and has whole words', () => {
  const who = { name: 'Anna', link: 'https://www.example.org/x' };
  const at = '2026-03-05T19:04:37Z';
  const older: readonly MailContent[] = [
    {
      kind: 'debit_notice',
      params: { ...who, cents: 999, until: '2026-03-12', account: 'DE… 3000', reference: 'M-1', creditor: 'DE98ZZZ09999999999' },
    },
    { kind: 'withdrawal', params: { ...who, number: 'W-1', order: '10482', at } },
    { kind: 'cancellation', params: { ...who, number: 'C-1', order: '10482', at, ends: 'at_once' } },
  ];
  const sender = { name: 'Example', support_email: 'help@example.org', timeZone: 'Europe/Berlin' };
  for (const content of older) {
    expect(fits.Check({ ...order, ...content })).toBe(true);
    const { subject, body, button, remarks } = writeMailText(content, sender, 'de-DE', messages, {
      unsubscribeLinks: null,
      passages: [],
      person: null,
    });
    expect([subject, ...body, button.label, ...remarks].join(' ')).not.toMatch(/[{}]|mails\./);
  }
});
