import type { Messages } from './de.ts';

export const messages = {
  title: 'Annonser',
  apart: 'Dette er reklame, ikke medlemmer. Vi gir ikke noe videre om deg.',
  label: 'Annonse · {advertiser}',
  leaves: 'Åpner et annet nettsted i en ny fane: {host}',
} satisfies Messages;
