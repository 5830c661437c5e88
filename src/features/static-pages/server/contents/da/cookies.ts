import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookies',
  lead: 'Hvad {site} gemmer i din browser: lidt, og kun fra os selv.',
  short: {
    'shield-check': '**Kun vores egne.** Ingen cookies fra annoncenetværk, analysetjenester eller sociale netværk.',
    clock: '**Alle har en udløbsdato.** Den længste varer et år.',
    trash: '**Du kan slette dem alle.** Så er du logget ud, og {site} har glemt dit sprog.',
  },
  sections: {
    list: {
      title: 'Disse cookies sætter vi',
      text: [
        'En cookie er en lille fil, som din browser opbevarer for os. Alle undtagen ”visit” er nødvendige for noget, du selv gør; derfor spørger vi ikke særskilt om dem. ”visit” sættes kun, hvis du siger ja.',
        {
          table: {
            head: ['Navn', 'Formål', 'Hvornår', 'Hvor længe'],
            rows: [
              ['auth, __Host-auth', 'Holder dig logget ind.', 'når du logger ind', '30 dage'],
              ['device', 'Genkender din enhed, så fremmede ikke kan låse dig ude med forkerte adgangskoder.', 'når du logger ind', '1 år'],
              ['browser', 'Genkender din browser, når du logger ind med adgangsnøgle.', 'når du åbner loginsiden', '1 time'],
              ['second-step', 'Husker under login, at kun din kode mangler.', 'når du logger ind med kode', '10 minutter'],
              ['restore', 'Gendanner en slettet konto.', 'når du logger ind på en slettet konto', '15 minutter'],
              ['locale', 'Husker dit sprog.', 'når du vælger et', '1 år'],
              ['country', 'Husker dit land, til priser og steder.', 'når du vælger et', '1 år'],
              ['theme', 'Husker lyst eller mørkt udseende.', 'når du vælger et', '1 år'],
              ['hidden_alerts', 'Husker, hvilke påmindelser du har lukket.', 'når du lukker en', '1 år'],
              ['can_push', 'Fortæller os, om din browser kan vise notifikationer.', 'når du er logget ind', '1 år'],
              [
                'traffic_source',
                'Husker, at en annonce førte dig hertil.',
                'når siden kun lader den slags besøgende oprette en konto eller søge',
                'indtil du lukker browseren; 30 dage med dit ja',
              ],
              ['visit', 'Tæller, hvilken annonce der førte dig til os.', 'når du siger ja til det', '30 dage'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Hvad din browser ellers gemmer',
      text: [
        'I din browsers lager, som kun denne enhed læser, ligger:',
        {
          list: [
            'indtil du lukker fanen: det, du allerede har indtastet ved oprettelsen, et påbegyndt køb og likes fra Swipe, der endnu ikke er sendt;',
            'indtil de er sendt: beskeder, der venter på netforbindelse eller på credits, og påbegyndte tekster;',
            'i en time: det sted, din enhed har fundet, som et felt på to kilometer;',
            'indtil du sletter dem: dine svar på, om du er myndig, og om vi må notere annoncen; efter et ja også i 30 dage, hvilken annonce du kom fra;',
            'indtil du sletter dem: lukkede påmindelser, dine seneste emojier og filer fra siden, så den indlæses hurtigere og også viser noget uden net.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Hvilken annonce du kom fra',
      text: [
        'Fører en annonce dig til os, står dens kode i adressen. Vi gemmer den kun, hvis du siger ja, i 30 dage: som et talt besøg uden dit navn, og på din konto kun, hvis du siger særskilt ja til det, når du opretter den. Dit ja til at blive talt kan du trække tilbage her, det på kontoen i [indstillingerne](/settings); så sletter vi det straks.',
      ],
    },
    control: {
      title: 'Hvad du kan gøre',
      text: [
        'Enhver browser kan vise, slette og blokere cookies. Uden ”auth” kan du ikke logge ind, resten gør det bare lettere for dig. Mere om dine data står i [privatlivspolitikken](/pages/privacy); spørgsmål besvarer {company} på [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
