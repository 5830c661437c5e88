import type { Messages } from './de.ts';

export const messages = {
  title: 'De voorwaarden zijn gewijzigd',
  lead: 'Sinds {date} gelden er nieuwe voorwaarden voor {site}. Beslis of je ermee akkoord gaat.',
  what: 'Wat er verandert',
  nothingSaid: 'Er is geen samenvatting. Lees de nieuwe tekst.',
  readNew: 'Nieuwe voorwaarden lezen',
  readOld: 'Vorige voorwaarden lezen',
  agree: 'Ik ga akkoord',
  later: 'Later beslissen',
  laterText: 'Tot dan kun je alles lezen, maar niet schrijven, liken, uploaden of kopen.',
  laterPaid: 'Tot dan kun je blijven gebruiken wat je al hebt betaald, maar niets nieuws kopen.',
  ways: 'Als je niet akkoord gaat',
  waysText: 'Je gekochte credits blijven van jou. Als je weggaat, betalen we terug wat ervan over is.',
  waysDays:
    'Je Premium loopt door tijdens de betaalde dagen. Wil je weg, zeg dan eerst de overeenkomst per direct op: dan betalen we je de dagen terug die nog niet zijn begonnen.',
  exportData: 'Mijn gegevens downloaden',
  money: 'Aankopen en terugbetalingen',
  endContract: 'Overeenkomst hier opzeggen',
  leave: 'Account verwijderen',
  contact: 'Ons schrijven',
  logout: 'Uitloggen',
  agreed: 'Dank je. Je bent akkoord gegaan met de nieuwe voorwaarden.',
  errors: {
    terms_outdated: 'De voorwaarden zijn intussen opnieuw gewijzigd. Laad de pagina opnieuw.',
  },
} satisfies Messages;
