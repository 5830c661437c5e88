import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Keuze wijzigen',
  short: 'In het kort',
  shortNote: 'Dit is een samenvatting. Juridisch geldt de volledige tekst hieronder.',
  contents: 'Inhoud',
  print: 'Afdrukken',
  version: 'Versie van <b>{date}</b>',
  changes: 'Wat er is veranderd',
  operator: 'Vanaf deze dag beheert {company} {site}.',
  history: {
    title: 'Wat hier is veranderd',
    lead: 'Prijzen, termijnen en alles wat je zou kunnen misleiden: elke wijziging sinds de site bestaat staat hier, met de oude en de nieuwe waarde. Wissen kan niet.',
    nothing: 'Sinds {date} is hier niets aan veranderd.',
    message: 'Een bericht',
    photo: 'Een foto in een gesprek',
    gift: 'Een cadeautje',
    refund: 'Ongebruikte credits teruggeven',
    cost: 'Laagste prijs van een bericht, {country}',
    credits: '{n, plural, =0 {gratis} one {{n, number} credit} other {{n, number} credits}}',
    days: '{n, plural, one {{n, number}\u00a0dag} other {{n, number}\u00a0dagen}}',
    change: '{old}, sindsdien {new}',
    declared: 'De site heeft verklaard dat hier fictieve profielen zijn. Ze zijn overal herkenbaar.',
    ended: 'De site heeft verklaard dat hier geen fictieve profielen meer zijn.',
    older: 'Oudere tonen',
  },
} satisfies Messages;
