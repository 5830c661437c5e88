import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Tilgængelighed',
  lead: '{site} skal være for alle. Her står, hvor langt vi er, og hvem du siger det til, hvis noget driller.',
  short: {},
  sections: {
    status: {
      title: 'Hvor langt vi er',
      text: [
        'Vi går efter retningslinjerne WCAG 2.2, niveau AA, og standarden EN 301 549. Ifølge vores egne test opfylder {site} dem bortset fra undtagelserne nedenfor. Vi tester hver side ved hver ændring med et program (axe), i lyst og mørkt udseende og på tre skærmstørrelser.',
      ],
    },
    works: {
      title: 'Hvad du kan forvente',
      text: [
        {
          list: [
            'Alt kan gøres med tastaturet; tryk på ”?” for at se genvejene.',
            'Overskrifter, felter og meddelelser har navne, som en skærmlæser læser op.',
            'Tekst kan forstørres til 200 %, og kontrasterne er tilstrækkelige i begge udseender.',
            'Har du valgt mindre bevægelse i systemet, ser du ingen animationer.',
            'Knapper og andre trykflader er mindst 44 pixel store. Intet kræver, at du er hurtig, og alt i Swipe kan også gøres med knapper.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Hvad der ikke virker endnu',
      text: [
        {
          list: [
            'Medlemmers billeder har kun en beskrivelse, hvis medlemmet selv skriver en billedtekst.',
            'GIF’er og deres titler kommer fra andre, og de bevæger sig.',
            'Betalingstjenesterne udformer selv deres sider.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Fortæl os, hvad der mangler',
      text: [
        'Skriv til [{email}](mailto:{email}), ring på [{phone}](tel:{phone}), eller brug [formularen](/complaints). Skriv, hvilken side det er, og hvad der ikke virkede. Vi svarer inden for 14 dage og hjælper dig imens på en anden måde.',
        'Hjælper det ikke, kan du henvende dig til tilsynsmyndigheden for tilgængelighed i dit land. Ansvarlig er {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
