import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Tilgjengelighet',
  lead: '{site} skal være for alle. Her står det hvor langt vi har kommet, og hvem du sier fra til hvis noe ikke fungerer.',
  short: {},
  sections: {
    status: {
      title: 'Hvor langt vi har kommet',
      text: [
        'Vi går etter retningslinjene WCAG 2.2, nivå AA, og standarden EN 301 549. Ifølge våre egne tester oppfyller {site} dem med unntakene nedenfor. Vi tester hver side ved hver endring med et program (axe), i lyst og mørkt utseende og på tre skjermstørrelser.',
      ],
    },
    works: {
      title: 'Hva du kan forvente',
      text: [
        {
          list: [
            'Alt kan gjøres med tastaturet; trykk «?» for å se hurtigtastene.',
            'Overskrifter, felt og beskjeder har navn som en skjermleser leser opp.',
            'Tekst kan forstørres til 200 %, og kontrastene er gode nok i begge utseender.',
            'Har du valgt mindre bevegelse i systemet, ser du ingen animasjoner.',
            'Flater å trykke på er minst 44 piksler store. Ingenting krever at du er rask, og alt i Swipe kan også gjøres med knapper.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Hva som ikke fungerer ennå',
      text: [
        {
          list: [
            'Medlemmenes bilder har bare en beskrivelse hvis medlemmet selv skriver en bildetekst.',
            'GIF-er og titlene på dem kommer fra andre, og de beveger seg.',
            'Betalingstjenestene utformer sidene sine selv.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Si fra om hva som mangler',
      text: [
        'Skriv til [{email}](mailto:{email}), ring [{phone}](tel:{phone}) eller bruk [skjemaet](/complaints). Fortell hvilken side det er, og hva som ikke fungerte. Vi svarer innen 14 dager og hjelper deg på en annen måte imens.',
        'Hjelper ikke det, kan du henvende deg til tilsynsmyndigheten for universell utforming i landet ditt. Ansvarlig er {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
