import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Zmień wybór',
  short: 'W skrócie',
  shortNote: 'To tylko streszczenie. Obowiązuje pełny tekst poniżej.',
  contents: 'Spis treści',
  print: 'Drukuj',
  version: 'Wersja z dnia <b>{date}</b>',
  changes: 'Co się zmieniło',
  operator: 'Od tego dnia operatorem serwisu {site} jest {company}.',
} satisfies Messages;
