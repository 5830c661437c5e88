import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Utestengelse og klage',
  lead: 'Når vi griper inn på {site}, hva du får vite, og hvordan du klager.',
  short: {
    flag: '**Å rapportere tar to trykk.** Ved hver profil, hvert bilde og hver melding.',
    users: '**Mennesker avgjør.** Ikke noe program utestenger en konto.',
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
            '**Sette på vent:** Kontoen er usynlig til vi har undersøkt saken. Den sender ingen varsler imens.',
            '**Utestenge:** Kontoen opphører, og en ny er ikke tillatt.',
          ],
        },
        'Vi velger det mildeste middelet som hjelper, og ser på hva som har skjedd, hvor ofte og med hvilke følger. Sender noen gjentatte ganger åpenbart grunnløse rapporter eller klager, kan vi etter en advarsel legge dem til side en tid.',
      ],
    },
    notice: {
      title: 'Hva du får vite',
      text: [
        'Den det gjelder, får en e-post: hva vi har gjort, på grunnlag av hvilke fakta og hvilken regel, om en rapport var årsaken, og hvordan man klager på avgjørelsen. Den som rapporterte, forblir anonym og finner avgjørelsen vår i [innstillingene](/settings). Vi tier bare der en lov forbyr oss å fortelle det, eller der det ville sette noen i fare.',
      ],
    },
    credits: {
      title: 'Hva som skjer med kjøp',
      text: [
        'Også en utestengt konto beholder retten til å returnere ubrukte kreditter innen {refund_days} dager etter kjøpet; skriv til oss om det. Når en utestengelse er endelig, betaler vi også etterpå ut kjøpte kreditter som ikke er brukt, på samme måte som de ble betalt. Har du skrevet til en profil som vi fjerner på grunn av svindel, får du automatisk tilbake kredittene for disse meldingene fra de siste sju dagene.',
      ],
    },
    appeal: {
      title: 'Klage på avgjørelsen',
      text: [
        'Du kan klage på enhver avgjørelse i seks måneder, også på at vi ikke følger opp en rapport: med [klageskjemaet](/complaints), uten innlogging, eller på [{email}](mailto:{email}). Skriv hva det gjelder, og hva vi har oversett. Du får et nummer. Et menneske som ikke deltok i den første avgjørelsen, ser på saken på nytt; vanligvis svarer vi innen 14 dager.',
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
  changes: { '2023-12-01': 'Første versjon.' },
};
