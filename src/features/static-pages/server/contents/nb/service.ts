import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Hjelp og kontakt',
  lead: 'Her ser du hvordan du når oss, og hva du kan ordne selv med en gang.',
  short: {},
  sections: {
    reach: {
      title: 'Slik når du oss',
      text: [
        {
          list: [
            'E-post: [{email}](mailto:{email})',
            'Telefon: [{phone}](tel:{phone})',
            'Skjema med saksnummer: [Send en klage](/complaints)',
            'Post: {company}, {address}',
          ],
        },
        'Skriv helst fra adressen du logger inn med. Vi spør aldri om passord eller kortnumre.',
      ],
    },
    yourself: {
      title: 'Hva du kan gjøre selv med en gang',
      text: [
        {
          list: [
            '[Tilbakestill passord](/reset-password)',
            '[Se kjøp og returner kreditter](/transactions)',
            '[Endre varsler](/notifications)',
            '[Ta med deg dataene dine eller slett kontoen](/settings)',
            '[Vanlige spørsmål](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Hvis det haster',
      text: [
        'Er du i fare, ring 112. Krever noen penger av deg eller truer med bilder: Ikke betal, ikke slett noe, rapporter meldingen, og les siden vår om [trygghet](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
