import type { Messages } from './de.ts';

export const messages = {
  title: 'Vilkårene er ændret',
  lead: 'Siden den {date} gælder der nye vilkår for {site}. Beslut, om du er enig i dem.',
  what: 'Det ændrer sig',
  nothingSaid: 'Der er ingen sammenfatning. Læs den nye tekst.',
  readNew: 'Læs de nye vilkår',
  readOld: 'Læs de hidtidige vilkår',
  agree: 'Jeg er enig',
  later: 'Beslut senere',
  laterText: 'Indtil da kan du læse alt, men ikke skrive, like, uploade eller købe.',
  laterPaid: 'Indtil da kan du fortsat bruge det, du allerede har betalt for, men ikke købe noget nyt.',
  ways: 'Hvis du ikke er enig',
  waysText: 'Dine købte credits er stadig dine. Hvis du går, betaler vi tilbage, hvad der er tilbage af dem.',
  waysDays:
    'Dit Premium løber videre i de dage, du har betalt for. Vil du gå, så opsig først aftalen med øjeblikkelig virkning: Så betaler vi dig tilbage for de dage, der ikke er begyndt.',
  exportData: 'Hent mine data',
  money: 'Køb og tilbagebetalinger',
  endContract: 'Opsig aftaler her',
  leave: 'Slet konto',
  contact: 'Skriv til os',
  logout: 'Log ud',
  agreed: 'Tak. Du er enig i de nye vilkår.',
  errors: {
    terms_outdated: 'Vilkårene er ændret igen i mellemtiden. Genindlæs siden.',
  },
} satisfies Messages;
