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
  laterPaid: 'Until then you can go on using what you’ve already paid for, but not buy anything new.',
  ways: 'If you don’t agree',
  waysText: 'Your bought credits stay yours. If you leave, we pay back what’s left of them.',
  waysDays:
    'Your Premium keeps running for the days you’ve paid for. If you want to leave, end the contract with immediate effect first: we’ll then refund the days that haven’t begun.',
  exportData: 'Download my data',
  money: 'Purchases and refunds',
  endContract: 'End contracts here',
  leave: 'Delete account',
  contact: 'Write to us',
  logout: 'Log out',
  agreed: 'Thank you. You’ve agreed to the new terms.',
  errors: {
    terms_outdated: 'The terms have changed again in the meantime. Please reload the page.',
  },
} satisfies Messages;
