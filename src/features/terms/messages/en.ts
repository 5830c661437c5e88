import type { Messages } from './de.ts';

export const messages = {
  title: 'The terms have changed',
  lead: 'New terms for {site} have applied since {date}. Please decide whether you agree to them.',
  what: 'What changes',
  nothingSaid: 'There’s no summary. Please read the new text.',
  readNew: 'Read the new terms',
  readOld: 'Read the terms until now',
  agree: 'I agree',
  later: 'Decide later',
  laterText: 'Until then you can read everything, but not write, like, upload or buy.',
  ways: 'If you don’t agree',
  waysText: 'You lose nothing: your bought credits stay yours, and if you leave, we pay back what’s left of them.',
  exportData: 'Download my data',
  money: 'Purchases and refunds',
  leave: 'Delete account',
  contact: 'Write to us',
  logout: 'Log out',
  agreed: 'Thank you. You’ve agreed to the new terms.',
  errors: {
    terms_outdated: 'The terms have changed again in the meantime. Please reload the page.',
  },
} satisfies Messages;
