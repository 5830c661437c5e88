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
  versions: {
    title: 'Wszystkie wersje',
    current: 'obowiązuje teraz',
    coming: 'obowiązuje od {date}',
    earlier: 'obowiązywała od {date}',
    earlierNote: 'To wcześniejsza wersja. Dziś obowiązuje <current>aktualna</current>.',
    comingNote: 'Ta wersja obowiązuje od {date}. Do tego dnia obowiązuje <current>aktualna</current>.',
  },
  history: {
    title: 'Co się tu zmieniło',
    lead: 'Ceny, terminy i wszystko, co mogłoby wprowadzić Cię w błąd: każda zmiana od początku istnienia serwisu jest tutaj, ze starą i nową wartością. Nie da się jej usunąć.',
    nothing: 'Od {date} nic z tego się nie zmieniło.',
    message: 'Wiadomość',
    photo: 'Zdjęcie w rozmowie',
    gift: 'Najtańszy prezent',
    refund: 'Zwrot niewykorzystanych kredytów',
    cost: 'Najniższa cena wiadomości, {country}',
    credits:
      '{n, plural, =0 {bezpłatnie} one {{n, number} kredyt} few {{n, number} kredyty} many {{n, number} kredytów} other {{n, number} kredytu}}',
    days: '{n, plural, one {{n, number}\u00a0dzień} few {{n, number}\u00a0dni} many {{n, number}\u00a0dni} other {{n, number}\u00a0dnia}}',
    change: '{old}, odtąd {new}',
    declared: 'Serwis oświadczył, że są tu profile fikcyjne. Wszędzie mają oznaczenie.',
    ended: 'Serwis oświadczył, że nie ma tu już profili fikcyjnych.',
    older: 'Pokaż starsze',
  },
} satisfies Messages;
