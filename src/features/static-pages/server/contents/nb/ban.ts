import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Utestengelse og klage',
  lead: 'Når vi griper inn på {site}, hva du får vite, og hvordan du klager.',
  short: {
    flag: '**Å rapportere tar to trykk.** Ved hver profil, hvert bilde og hver melding.',
    users: '**Mennesker avgjør.** Ikke noe program utestenger noen.',
    'envelope-simple': '**Du får vite grunnen.** Sammen med regelen det gjelder.',
    gavel: '**Det er gratis å klage.** Du har seks måneder på deg, og noen andre ser på saken.',
  },
  sections: {
    reasons: {
      title: 'Hva vi utestenger for',
      text: [
        'Vi følger loven og [reglene for fellesskapet](/pages/rules). Vi utestenger straks og for godt ved:',
        {
          list: [
            'mindreårige og alt som fremstiller mindreårige seksuelt;',
            'svindel, å be om penger, utpressing og falsk identitet;',
            'vold, trusler, stalking og menneskehandel;',
            'intime bilder av andre uten samtykke fra dem.',
          ],
        },
        'Ved trakassering, fornærmelser, reklame eller uønskede bilder kommer det an på hvor alvorlig det er, og om det gjentar seg.',
      ],
    },
    steps: {
      title: 'Hva vi kan gjøre',
      text: [
        {
          list: [
            '**Fjerne innhold:** et bilde, en tekst, en melding.',
            '**Advare:** med beskjed om hva som må endres.',
            '**Begrense eller skjule:** ingen nye samtaler, bilder eller meldinger en tid, eller profilen kan ikke ses.',
            '**Stenge en tid:** Kontoen er usynlig til en dag som vi oppgir. Den sender ingen varsler imens.',
            '**Utestenge:** Kontoen opphører, og en ny er ikke tillatt.',
          ],
        },
        'Vi velger det mildeste middelet som hjelper, og ser på hva som har skjedd, hvor ofte og med hvilke følger. Den som rapporterer, får resultatet av hver rapport vi undersøker. Er det for andre gang i løpet av 30 dager at vi ikke fant noe brudd, følger det med en advarsel. Kommer det etter advarselen enda en slik rapport innen de 30 dagene, legger vi flere rapporter fra dette medlemmet til side i 30 dager: Vi tar vare på dem og leser dem hvis det alt er en åpen sak om samme person, men alene starter de ingen undersøkelse. Rapporter om personer som kan være under 18 år, og om seksuelt innhold undersøker vi alltid. [Rapportskjemaet](/notice) er alltid åpent.',
        'Av det som alt kan ses, kan et program bare skjule to ting: et bilde etter en rapport om et intimt bilde og en profil som kanskje tilhører noen under 18. Det skjer straks og bare til et menneske har undersøkt det. Også det får du vite, og også det kan du klage på. I tillegg avviser det det vi har sperret på forhånd: meldinger med bestemte formuleringer, bestemte bilder og registreringer fra bestemte e-postleverandører eller nettverk. Det ser du med en gang, og det koster ingenting. Mener du at det er feil, klag med [klageskjemaet](/complaints); et menneske svarer.',
      ],
    },
    notice: {
      title: 'Hva du får vite',
      text: [
        'Den det gjelder, får en e-post og en egen side: hva vi har gjort, på grunnlag av hvilke fakta og hvilken regel, om en rapport var årsaken, og hvordan man klager på avgjørelsen. Den som rapporterte, forblir anonym, får resultatet på e-post og finner det i [innstillingene](/settings). Vi tier bare der en lov forbyr oss å fortelle det, eller der det ville sette noen i fare.',
        'Leser medarbeiderne våre meldinger i samtalene dine for å undersøke noe, viser [innstillingene](/settings) når, hvor mange og hvorfor.',
      ],
    },
    credits: {
      title: 'Hva som skjer med kjøp',
      text: [
        'Også etter en utestengelse har du rett til å returnere ubrukte kreditter innen {refund_days} dager etter kjøpet; skriv til oss om det. Ved en permanent utestengelse fryser vi kjøpte kreditter som ikke er brukt, og betaler dem ut 14 dager senere, eller så snart klagen er avgjort, på samme måte som de ble betalt. Får du medhold, er de tilbake. Den som har fått meldinger fra en profil som vi utestenger på grunn av svindel, blir advart innen en time. Alle kreditter som er brukt på den profilen, gis automatisk tilbake, uansett når.',
      ],
    },
    appeal: {
      title: 'Klage på avgjørelsen',
      text: [
        'Du kan klage på enhver avgjørelse i seks måneder, også på at vi ikke følger opp en rapport: på siden for avgjørelsen, som e-posten vår fører til. Det kan du uten innlogging, og etter en utestengelse også via innlogging med riktig passord. Du når oss også med [klageskjemaet](/complaints) eller på [{email}](mailto:{email}). Skriv hva vi har oversett. Et menneske som ikke deltok i den første avgjørelsen, ser på saken på nytt og svarer deg skriftlig innen 72 timer. Det koster ingenting.',
        'Står vi ved avgjørelsen, kan du henvende deg til et sertifisert organ for utenrettslig tvisteløsning (artikkel 21 i forordningen om digitale tjenester, DSA) eller gå til sak.',
      ],
    },
    contacts: {
      title: 'Kontaktpunkter etter DSA',
      text: [
        'For medlemmer og alle andre (artikkel 12) og for myndigheter (artikkel 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Vi svarer på tysk og engelsk. Alle kan rapportere ulovlig innhold, også uten konto: med [rapportskjemaet](/notice).',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nytt: hva som skjer med rapporter når flere var grunnløse, og hva et program avviser.',
    '2023-12-01': 'Første versjon.',
  },
};
