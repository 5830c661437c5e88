import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Toegankelijkheid',
  lead: '{site} moet er voor iedereen zijn. Hier staat hoe ver we zijn en aan wie je het laat weten als iets hapert.',
  short: {},
  sections: {
    status: {
      title: 'Stand van zaken',
      text: [
        'Maatstaf zijn de richtlijnen WCAG 2.2, niveau AA, en de norm EN 301 549. Volgens onze eigen tests voldoet {site} daaraan, op de uitzonderingen hieronder na. We testen elke pagina bij elke wijziging met een programma (axe), in lichte en donkere weergave en op drie schermformaten.',
      ],
    },
    works: {
      title: 'Wat je kunt verwachten',
      text: [
        {
          list: [
            'Alles werkt met het toetsenbord; druk op ‘?’ voor een overzicht van de sneltoetsen.',
            'Koppen, velden en mededelingen hebben namen die een schermlezer voorleest.',
            'Tekst kan tot 200% worden vergroot, en het contrast is in beide weergaven voldoende.',
            'Wie in het systeem minder beweging instelt, ziet geen animaties.',
            'Vlakken om op te tikken zijn minstens 44 pixels groot. Nergens hoef je snel te zijn, en bij Swipe gaat alles ook met knoppen.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Wat nog niet lukt',
      text: [
        {
          list: [
            'Foto’s van leden hebben alleen een beschrijving als het lid een bijschrift schrijft.',
            'GIF’s en hun titels komen van anderen en bewegen.',
            'Betaaldiensten maken hun pagina’s zelf.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Vertel ons wat er ontbreekt',
      text: [
        'Mail naar [{email}](mailto:{email}), bel [{phone}](tel:{phone}) of gebruik het [formulier](/complaints). Noem de pagina en wat niet lukte. We antwoorden binnen 14 dagen en helpen je tot die tijd op een andere manier.',
        'Helpt dat niet, dan kun je naar de toezichthouder voor toegankelijkheid in je land. Verantwoordelijk is {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
