import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Hjælp og kontakt',
  lead: 'Her ser du, hvordan du får fat i os, og hvad du selv kan klare med det samme.',
  short: {},
  sections: {
    reach: {
      title: 'Sådan får du fat i os',
      text: [
        {
          list: [
            'E-mail: [{email}](mailto:{email})',
            'Telefon: [{phone}](tel:{phone})',
            'Formular med sagsnummer: [Send en klage](/complaints)',
            'Post: {company}, {address}',
          ],
        },
        'Skriv helst fra den adresse, du logger ind med. Vi spørger aldrig om adgangskoder eller kortnumre.',
      ],
    },
    yourself: {
      title: 'Hvad du selv kan gøre med det samme',
      text: [
        {
          list: [
            '[Nulstil adgangskode](/reset-password)',
            '[Se køb, og returner credits](/transactions)',
            '[Tilpas notifikationer](/notifications)',
            '[Tag dine data med, eller slet din konto](/settings)',
            '[Ofte stillede spørgsmål](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Hvis det haster',
      text: [
        'Er du i fare, så ring 112. Kræver nogen penge af dig eller truer med billeder: Betal ikke, slet ikke noget, indberet beskeden, og læs vores side om [tryghed](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
