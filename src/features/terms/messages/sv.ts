import type { Messages } from './de.ts';

export const messages = {
  title: 'Villkoren har ändrats',
  lead: 'Sedan den {date} gäller nya villkor för {site}. Bestäm om du godkänner dem.',
  what: 'Det här ändras',
  nothingSaid: 'Det finns ingen sammanfattning. Läs den nya texten.',
  readNew: 'Läs de nya villkoren',
  readOld: 'Läs de tidigare villkoren',
  agree: 'Jag godkänner',
  later: 'Bestäm senare',
  laterText: 'Fram till dess kan du läsa allt, men inte skriva, gilla, ladda upp eller köpa.',
  laterPaid: 'Fram till dess kan du fortsätta använda det du redan har betalat för, men inte köpa något nytt.',
  ways: 'Om du inte godkänner dem',
  waysText: 'Dina köpta krediter är fortfarande dina. Om du lämnar oss betalar vi tillbaka det som är kvar av dem.',
  waysDays:
    'Ditt Premium fortsätter under de dagar du har betalat för. Vill du lämna oss, säg först upp avtalet med omedelbar verkan: då betalar vi tillbaka de dagar som inte har börjat.',
  exportData: 'Ladda ner mina uppgifter',
  money: 'Köp och återbetalningar',
  endContract: 'Säg upp avtal här',
  leave: 'Radera konto',
  contact: 'Skriv till oss',
  logout: 'Logga ut',
  agreed: 'Tack. Du har godkänt de nya villkoren.',
  errors: {
    terms_outdated: 'Villkoren har ändrats igen under tiden. Ladda om sidan.',
  },
} satisfies Messages;
