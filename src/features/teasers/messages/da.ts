import type { Messages } from './de.ts';

export const messages = {
  title: 'Annoncer',
  apart: 'Det her er reklame, ikke medlemmer. Vi videregiver intet om dig.',
  label: 'Annonce · {advertiser}',
  leaves: 'Åbner et andet websted i en ny fane: {host}',
} satisfies Messages;
