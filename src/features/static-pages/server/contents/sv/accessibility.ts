import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Tillgänglighet',
  lead: '{site} ska finnas för alla. Här står hur långt vi har kommit och vem du säger till om något krånglar.',
  short: {},
  sections: {
    status: {
      title: 'Hur långt vi har kommit',
      text: [
        'Vi utgår från riktlinjerna WCAG 2.2, nivå AA, och standarden EN 301 549. Enligt våra egna tester uppfyller {site} dem med undantagen nedan. Vi testar varje sida vid varje ändring med ett program (axe), i ljust och mörkt utseende och i tre skärmstorlekar.',
      ],
    },
    works: {
      title: 'Vad du kan förvänta dig',
      text: [
        {
          list: [
            'Allt går att göra med tangentbordet; tryck på ”?” för att se kortkommandona.',
            'Rubriker, fält och meddelanden har namn som en skärmläsare läser upp.',
            'Text går att förstora till 200 %, och kontrasterna räcker i båda utseendena.',
            'Har du valt mindre rörelse i systemet ser du inga animationer.',
            'Ytor att trycka på är minst 44 pixlar stora. Inget kräver att du är snabb, och allt i Swipe går också att göra med knappar.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Vad som inte fungerar än',
      text: [
        {
          list: [
            'Medlemmars bilder har bara en beskrivning om medlemmen själv skriver en bildtext.',
            'GIF:ar och deras titlar kommer från andra, och de rör sig.',
            'Betaltjänsterna utformar sina sidor själva.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Berätta vad som saknas',
      text: [
        'Skriv till [{email}](mailto:{email}), ring [{phone}](tel:{phone}) eller använd [formuläret](/complaints). Berätta vilken sida det gäller och vad som inte fungerade. Vi svarar inom 14 dagar och hjälper dig på annat sätt under tiden.',
        'Om det inte hjälper kan du vända dig till tillsynsmyndigheten för tillgänglighet i ditt land. Ansvarig är {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
