import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Hulp en contact',
  lead: 'Hoe je ons bereikt en wat je meteen zelf kunt doen.',
  short: {},
  sections: {
    reach: {
      title: 'Zo bereik je ons',
      text: [
        {
          list: [
            'E-mail: [{email}](mailto:{email})',
            'Telefoon: [{phone}](tel:{phone})',
            'Formulier met een zaaknummer: [Klacht indienen](/complaints)',
            'Post: {company}, {address}',
          ],
        },
        'Mail het liefst vanaf het adres waarmee je inlogt. Naar wachtwoorden of kaartnummers vragen we nooit.',
      ],
    },
    yourself: {
      title: 'Wat je meteen zelf kunt doen',
      text: [
        {
          list: [
            '[Wachtwoord opnieuw instellen](/reset-password)',
            '[Aankopen bekijken en credits teruggeven](/transactions)',
            '[Meldingen wijzigen](/notifications)',
            '[Gegevens meenemen of account verwijderen](/settings)',
            '[Veelgestelde vragen](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Als het dringend is',
      text: [
        'Ben je in gevaar, bel 112. Eist iemand geld van je of dreigt iemand met foto’s: betaal niet, verwijder niets, rapporteer het bericht en lees onze pagina over [veiligheid](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
