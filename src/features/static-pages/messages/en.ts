import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Change your choice',
  short: 'In short',
  shortNote: 'These lines sum things up. The full text below is what applies.',
  contents: 'Contents',
  print: 'Print',
  version: 'Version of <b>{date}</b>',
  changes: 'What has changed',
  operator: 'From this date, {company} runs {site}.',
} satisfies Messages;
