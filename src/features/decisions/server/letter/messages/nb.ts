import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'En advarsel. Kontoen din forblir som den er',
    hide: '{ends, select, yes {Profilen din er skjult til {until}} other {Profilen din er skjult}}',
    hide_at_once:
      '{content, select, photo {Et av bildene dine er skjult til vi har undersøkt det} other {Profilen din er skjult til vi har undersøkt saken}}',
    remove:
      '{content, select, photo {Vi har fjernet et av bildene dine} message {Vi har fjernet en av meldingene dine} other {Vi har fjernet noe av innholdet ditt}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Du kan ikke starte nye samtaler før {until}} other {Du kan ikke lenger starte nye samtaler}}} pictures {{ends, select, yes {Du kan ikke laste opp eller sende bilder før {until}} other {Du kan ikke lenger laste opp eller sende bilder}}} messages {{ends, select, yes {Du kan ikke sende meldinger før {until}} other {Du kan ikke lenger sende meldinger}}} other {{ends, select, yes {Kontoen din er begrenset til {until}} other {Kontoen din er begrenset}}}}',
    suspend: '{ends, select, yes {Kontoen din er stengt til {until}} other {Kontoen din er stengt inntil videre}}',
    ban: 'Du er utestengt',
    restore: 'Vi har opphevet avgjørelsen {first}',
    uphold: 'Vi står ved avgjørelsen {first}',
    cleared: '{content, select, photo {Bildet ditt er i orden} other {Profilen din er i orden}}',
  },
  headings: {
    happened: 'Hva som har skjedd',
    rule: 'Hvilken regel det gjelder',
    law: 'Hvilken lov det gjelder',
    machine: 'Menneske eller program',
    meaning: 'Hva det betyr for deg',
    appeal: 'Ser du annerledes på det?',
    other_ways: 'Andre veier',
  },
  happened: {
    fraud: 'Fra kontoen din er andre blitt bedt om penger, lurt eller lokket til sider som er ute etter pengene deres.',
    others_photos: 'Profilen din har bilder som ifølge undersøkelsen vår viser et annet menneske.',
    harassment: 'Fra kontoen din har det kommet ord eller bilder som trakasserer, truer eller rakker ned på andre.',
    advertising: 'Fra kontoen din har det kommet reklame eller lenker til mennesker som ikke har bedt om det.',
    minor: '{content, select, photo {Bildet viser noen som kanskje er under 18.} other {Det er tegn på at du er under 18.}}',
    other: 'Vi har funnet noe som bryter reglene våre.',
    nudity: 'Bildet viser nakenhet eller sex.',
    nobody_seen: 'Det er ikke mulig å se at det er deg på bildet.',
    violence: 'Bildet viser våpen eller vold.',
    hate: 'Fra kontoen din har det kommet ord eller symboler som rakker ned på andre for opprinnelse, tro, kropp eller seksualitet.',
    at_once:
      '{content, select, photo {En rapport sier at bildet viser et menneske i en intim situasjon uten samtykke.} other {En rapport sier at du kanskje er under 18.}} Vi vet ennå ikke om det stemmer.',
    dated: '{content, select, photo {Bildet er fra {date}.} message {Meldingen er fra {date}.} other {Det gjelder noe fra {date}.}}',
    reviewed: 'En annen person enn første gang har gått gjennom alt på nytt, også det du har skrevet.',
    cleared: 'Vi har undersøkt saken og ikke funnet noe som bryter reglene våre eller loven.',
  },
  rule: {
    named: 'Regelen «{title}» i reglene for fellesskapet:',
    all: 'Reglene for fellesskapet, som du kan lese på {link}.',
    notLaw: 'Vi avgjør dette etter reglene våre, ikke etter en lov.',
    law: 'Det gjelder denne loven: {reference}',
  },
  machine: {
    person: 'Et menneske har tatt avgjørelsen.',
    program:
      'Et program handlet med en gang fordi rapporten er alvorlig. Et menneske undersøker det nå og bekrefter det eller opphever det.',
    found: 'Et program har bare gjort oppmerksom på det.',
    report:
      '{n, plural, =0 {Årsaken var en rapport.} one {Årsaken var en rapport fra ett medlem.} other {Årsaken var rapporter fra # medlemmer.}}',
    notice: 'Årsaken var en rapport om ulovlig innhold.',
    trusted_flagger: 'Årsaken var en henvendelse fra en offentlig godkjent pålitelig varsler.',
    authority: 'Årsaken var en henvendelse fra en myndighet.',
    own: 'Vi oppdaget det i en kontroll vi selv har gjort.',
  },
  meaning: {
    warned: 'Skjer det på nytt, kan vi begrense kontoen din eller utestenge deg.',
    hidden: '{ends, select, yes {Andre ser ikke profilen din før {until}. Det slutter av seg selv.} other {Andre ser ikke profilen din.}}',
    hiddenAtOnce:
      '{content, select, photo {Bare du kan se bildet til undersøkelsen er ferdig.} other {Andre ser ikke profilen din til undersøkelsen er ferdig.}}',
    removed:
      '{content, select, photo {Ingen kan se bildet lenger.} message {Ingen kan se meldingen lenger.} other {Ingen kan se det lenger.}}',
    conversations:
      '{ends, select, yes {Du kan ikke starte nye samtaler før {until}. Det slutter av seg selv.} other {Du kan ikke lenger starte nye samtaler.}}',
    pictures:
      '{ends, select, yes {Du kan ikke laste opp eller sende bilder før {until}. Det slutter av seg selv.} other {Du kan ikke lenger laste opp eller sende bilder.}}',
    messages:
      '{ends, select, yes {Du kan ikke sende meldinger før {until}. Det slutter av seg selv.} other {Du kan ikke lenger sende meldinger.}}',
    suspended:
      '{ends, select, yes {Ingen ser deg, og du ser ingen, før {until}. Det slutter av seg selv.} other {Ingen ser deg, og du ser ingen, til vi er ferdige med å undersøke saken.}}',
    banned: 'Ingen ser deg, og du ser ingen. En ny konto er ikke tillatt.',
    warnedOthers: 'Alle du har sendt en melding til, får vite at vi har fjernet profilen på grunn av svindel.',
    else: 'Alt annet forblir som det er.',
    credits: 'Du beholder kredittene dine.',
    frozen:
      '{n, plural, =0 {Kjøpte kreditter som du ikke har brukt, betaler vi ut den {date}, eller så snart klagen din er avgjort. Pengene kommer tilbake på samme måte som du betalte.} one {Den ene kjøpte kreditten du ikke har brukt, betaler vi ut den {date}, eller så snart klagen din er avgjort. Pengene kommer tilbake på samme måte som du betalte.} other {De # kjøpte kredittene du ikke har brukt, betaler vi ut den {date}, eller så snart klagen din er avgjort. Pengene kommer tilbake på samme måte som du betalte.}}',
    data: 'Dataene dine er dine. Du kan ta dem med deg, se fakturaene dine og slette kontoen.',
    secret: 'Ingen andre får vite om dette. Den som har rapportert noe, får bare vite at vi har handlet.',
    restored: 'Det som kan gjenopprettes, er tilbake, og avgjørelsen teller ikke lenger mot deg.',
    upheld: '{ends, select, yes {Avgjørelsen gjelder fortsatt til {until}.} other {Avgjørelsen gjelder fortsatt.}}',
    shown: '{content, select, photo {Bildet kan ses som før.} other {Profilen din kan ses som før.}}',
  },
  appeal: {
    how: 'Fram til {until} kan du skrive på siden til avgjørelsen hva vi har oversett. Det koster ingenting.',
    who: 'Klagen din leses av en annen person enn den som tok avgjørelsen. Du får et skriftlig svar innen 72\u00a0timer.',
    whoAfterProgram: 'Et menneske leser klagen din og svarer deg skriftlig innen 72\u00a0timer.',
  },
  reporter: {
    title: '{outcome, select, acted {Vi har handlet etter rapporten din} other {Vi har ikke funnet noe som bryter reglene}}',
    reported:
      '{subject, select, profile {Du har rapportert profilen til {name}} photo {Du har rapportert et bilde av {name}} message {Du har rapportert en melding fra {name}} other {Du har rapportert noe til oss}} den {date}. Rapporten har nummer {number}.',
    acted: 'Vi har undersøkt rapporten og handlet. Hva vi har gjort, gjelder en annen, så det sier vi ikke.',
    warning:
      'Dette er minst den andre rapporten fra deg i løpet av 30 dager der vi ikke fant noe brudd. Skjer det igjen, legger vi rapportene dine til side i 30 dager: Da starter de ingen undersøkelse alene. Rapporter om personer som kan være under 18 år, og om seksuelt innhold undersøker vi alltid.',
    secret: 'Den du har rapportert, får ikke vite av oss at rapporten kommer fra deg.',
  },
  other_ways:
    'Du kan også henvende deg til et sertifisert organ for utenrettslig tvisteløsning (artikkel 21 i forordningen om digitale tjenester) eller gå til sak. Du trenger ikke å klage til oss først.',
};
