import type { Messages } from './de.ts';

export const messages = {
  title: 'Vilkårene er endret',
  lead: 'Nye vilkår for {site} har vært gjeldende siden {date}. Avgjør om du godtar dem.',
  what: 'Dette endres',
  nothingSaid: 'Det finnes ikke noe sammendrag. Les den nye teksten.',
  readNew: 'Les de nye vilkårene',
  readOld: 'Les de tidligere vilkårene',
  agree: 'Jeg godtar',
  later: 'Avgjør senere',
  laterText: 'Fram til da kan du lese alt, men ikke skrive, like, laste opp eller kjøpe.',
  laterPaid: 'Fram til da kan du fortsatt bruke det du allerede har betalt for, men ikke kjøpe noe nytt.',
  ways: 'Hvis du ikke godtar dem',
  waysText: 'De kjøpte kredittene er fortsatt dine. Hvis du går, betaler vi tilbake det som er igjen av dem.',
  waysDays:
    'Premium løper videre i dagene du har betalt for. Vil du gå, så si først opp avtalen med umiddelbar virkning: Da betaler vi tilbake dagene som ikke har begynt.',
  exportData: 'Last ned dataene mine',
  money: 'Kjøp og refusjoner',
  endContract: 'Si opp avtaler her',
  leave: 'Slett konto',
  contact: 'Skriv til oss',
  logout: 'Logg ut',
  agreed: 'Takk. Du har godtatt de nye vilkårene.',
  errors: {
    terms_outdated: 'Vilkårene er endret på nytt i mellomtiden. Last inn siden på nytt.',
  },
} satisfies Messages;
