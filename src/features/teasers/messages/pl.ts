import type { Messages } from './de.ts';

export const messages = {
  title: 'Reklamy',
  apart: 'To są reklamy, a nie osoby z serwisu. Nie przekazujemy żadnych informacji o Tobie.',
  label: 'Reklama · {advertiser}',
  leaves: 'Otwiera inną stronę w nowej karcie: {host}',
} satisfies Messages;
