import type { Messages } from './de.ts';

export const messages = {
  name: 'Legal texts',
  lead: 'Terms, privacy policy and legal notice are separate for each language. Where one is missing, readers get the product’s own text in their language, never another language.',
  what: 'The legal texts',
  keys: { terms: 'Terms', privacy: 'Privacy', imprint: 'Legal notice' },
  behind:
    '{n, plural, one {One language still shows} other {{n, number} languages still show}} an earlier edition: {languages}. Publish them soon, so that the same applies to everyone.',
  language: 'Language',
  applies: 'Applies',
  product: 'the product’s text',
  version: '{id}, since {date}',
  next: 'Coming',
  from: '{id}, from {date}',
  members: 'Members',
  agreed: 'Agreed',
  mailed: 'Emailed',
  announce: 'Announcement',
  announceLead:
    'For the next publication of the terms in this language. Every active member who uses it gets one email. You change the terms themselves under content.',
  willMail: '{n, plural, =0 {No one will be emailed.} one {One member will be emailed.} other {{n, number} members will be emailed.}}',
  summary: 'What changes',
  summaryHelp: 'A few sentences, for the email and above the question.',
  begins: 'Applies from',
  beginsHelp: 'Leave blank to start immediately. {n, number}\u00a0days’ notice is usual.',
  asks: 'Members have to agree',
  asksHelp: 'Switch off only if the change makes nothing worse for members.',
  save: 'Save announcement',
  saved: 'Saved. It counts with the next publication.',
  errors: { begins_in_past: 'That day is not in the future.' },
} satisfies Messages;
