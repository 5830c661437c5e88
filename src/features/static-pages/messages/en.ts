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
  history: {
    title: 'What has changed here',
    lead: 'Prices, time limits and anything else that could mislead you: every change since the site opened is listed here, with the old and the new value. It can’t be deleted.',
    nothing: 'None of this has changed since {date}.',
    message: 'A message',
    photo: 'A photo in a conversation',
    gift: 'A gift',
    refund: 'Returning unused credits',
    cost: 'Lowest price of a message, {country}',
    credits: '{n, plural, =0 {free} one {{n, number} credit} other {{n, number} credits}}',
    days: '{n, plural, one {{n, number}\u00a0day} other {{n, number}\u00a0days}}',
    change: '{old}, since then {new}',
    declared: 'The site has declared that there are fictional profiles here. They are labelled everywhere.',
    ended: 'The site has declared that there are no longer any fictional profiles here.',
    older: 'Show older changes',
  },
} satisfies Messages;
