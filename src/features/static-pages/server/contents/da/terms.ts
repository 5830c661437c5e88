import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Vilkår',
  lead: 'Disse vilkår gælder mellem dig og {company} for alt, hvad du gør på {site}.',
  short: {
    user: '**Kun for dig, der er fyldt {min_age}, og kun som dig selv.** Ét menneske, én konto, ingen falske oplysninger.',
    heart: '**Det er gratis at oprette en konto, søge og like.** Kun beskeder, billeder og gaver koster credits.',
    coins: '**Betal én gang, intet abonnement.** Intet fornyes, og credits udløber ikke.',
    receipt: '**{refund_days} dage til at fortryde.** Ubrugte credits får du tilbage i penge.',
    gavel: '**Den, der udelukkes, får at vide hvorfor.** Og kan klage over det.',
    trash: '**Forlad os i to trin.** I {restore_days} dage kan du komme tilbage, derefter gemmer vi kun det, loven kræver.',
  },
  sections: {
    parties: {
      title: 'Hvem du indgår aftalen med',
      text: [
        'Din aftalepart er {company}, {address}, registreringsnummer {register}, momsnummer {vat_numbers}. Du kan kontakte os på [{email}](mailto:{email}) og [{phone}](tel:{phone}).',
        'Aftalen indgås, når du accepterer disse vilkår i det sidste trin af oprettelsen, og vi opretter din konto. Du kan altid læse, udskrive og gemme teksten her. Aftalesproget er det sprog, du opretter kontoen på.',
      ],
    },
    membership: {
      title: 'Hvem der kan være medlem',
      text: [
        'Du er mindst {min_age} år, opretter kontoen for dig selv og har kun én konto. Navnet i din profil må være et kælenavn; alder, køn og billeder skal være rigtige.',
        'Vi sender dig et link, som du aktiverer din konto med. Indtil da kan ingen se dig, og vi gemmer det, du skriver, uden at det koster noget. Hold din adgangskode hemmelig, og sig til, hvis en anden bruger din konto.',
      ],
    },
    service: {
      title: 'Hvad du kan forvente af {site}',
      text: [
        '{site} er et sted, hvor voksne finder hinanden og skriver sammen. Vi lover hverken svar, møder eller et forhold.',
        {
          real: 'Vi opdigter ikke medlemmer, likes eller besøg. Bag hver profil står en person, der selv har oprettet den. Om denne person taler sandt, kan vi ikke vide: Vi kontrollerer hverken id eller straffeattester. Læs mere på vores side om [tryghed](/pages/safety).',
          declared:
            'Der findes fiktive profiler på {site}. De er mærket som {fictional} på hvert kort, i profilen og i chatten. De giver ingen likes, besøger ingen, indleder ingen samtaler og tæller ikke med nogen steder; du kan ikke mødes med dem. Alle andre profiler tilhører personer, der selv har oprettet dem. Vi kontrollerer hverken id eller straffeattester. Læs mere på vores side om [tryghed](/pages/safety).',
        },
        'Vi udvikler {site} løbende og må sommetider lukke siden kortvarigt ned. Det, du har betalt for, påvirkes ikke af det. Annoncer er mærket ”Annonce” og er ikke medlemmer.',
      ],
    },
    credits: {
      title: 'Hvad der er gratis, og hvad der koster credits',
      text: [
        'Det er gratis at oprette en konto, søge, like, swipe, læse og have en profil. Beskeder, billeder og gaver, som du sender, koster credits. Prisen står i credits og i penge ved siden af sendeknappen og på siden [Priser](/pricing).',
        'Uden køb kan du indlede to samtaler. Ethvert køb gør dig til Premium-medlem: uden denne grænse og med alle billeder. I de første 48 timer kan nye konti indlede færre samtaler og ikke sende links; det beskytter alle mod svindel.',
        'Gratis credits bruges først. Credits udløber ikke, så længe din konto findes, og kan ikke overdrages. I indstillingerne kan du sætte en månedlig grænse for dig selv.',
        'Du betaler kun for det, der når frem. Credits for en besked får du automatisk tilbage, hvis vi fjerner profilen på grund af svindel, hvis kontoen slettes, før beskeden er læst eller besvaret (så efter {restore_days} dage, fordi kontoen kan komme tilbage så længe), eller hvis den ikke aktiveres inden for en uge.',
      ],
    },
    purchase: {
      title: 'Hvordan du køber',
      text: [
        'Du vælger en pakke, ser den fulde pris inkl. moms og bestiller med knappen ”Ordre med betalingsforpligtelse”. Dermed afgiver du et bindende tilbud; vi accepterer det ved at indsætte dine credits. Indtil du trykker på knappen, kan du ændre eller afbryde alt.',
        'Der er intet abonnement. En gemt betalingsmetode bruger vi kun, når du selv bestiller igen. En rabatkode gælder for én bestilling.',
        'Tilbageføres en betaling, trækker vi de credits tilbage, der hører til købet. Det, der allerede er brugt, skylder du fortsat; indtil det er afklaret, kan du hverken købe noget eller bruge credits, heller ikke dem, du har fået, eller dem fra andre køb.',
        {
          timed:
            'Tidsbegrænset Premium begynder med købet og udløber automatisk efter de dage, du har betalt for. Intet fornyes, og du behøver ikke at opsige noget. Vil du gøre det alligevel: [Opsig aftaler her](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Fortrydelse og retur',
      text: [
        'Du kan fortryde ethvert køb inden for {refund_days} dage og få ubrugte credits tilbage til den pris, du har betalt. Fremgangsmåden står under [Retur og tilbagebetaling](/pages/return-policy). Dine lovbestemte rettigheder ved mangler består ved siden af.',
      ],
    },
    content: {
      title: 'Dine tekster og billeder',
      text: [
        'Det, du skriver og uploader, er dit. Du giver os lov til at gemme det på {site}, tilpasse det teknisk og vise det til de personer, det er beregnet til, og ikke andet. Tilladelsen ophører, når du sletter det.',
        'Upload kun det, du har ret til at vise. For billeder af andre kræves deres samtykke.',
      ],
    },
    conduct: {
      title: 'Regler, og hvad der sker ved overtrædelser',
      text: [
        '[Reglerne for fællesskabet](/pages/rules) gælder. Forbudt er især svindel, anmodninger om penge, chikane, had, alt med mindreårige, betalt sex, reklame og automatiseret brug.',
        'Et program genkender tegn på svindel og advarer den, der modtager beskeden. Beskeder med formuleringer og billeder, som vi har spærret, afviser det, før de er sendt; det ser du med det samme, og det koster ikke noget. Det afviser også tilmeldinger fra spærrede mailudbydere eller netværk. Mener du, at det er forkert, så klag med [klageformularen](/complaints); et menneske svarer. Det er mennesker, der træffer afgørelse om indhold og konti, som allerede findes. Alt efter alvoren fjerner vi indhold, advarer eller udelukker, og vi oplyser dig om grunden. Alt andet, også hvordan du klager over afgørelsen, og hvad et program må skjule indtil da, står under [Udelukkelse og klage](/pages/ban).',
      ],
    },
    ending: {
      title: 'Hvordan aftalen ophører',
      text: [
        'Du kan altid stoppe uden varsel: i [indstillingerne](/settings) under ”Slet konto” eller med en besked til os. Din profil er straks usynlig, og efter {restore_days} dage er kontoen endeligt slettet. Købte credits, som du ikke har brugt, udbetaler vi så, på samme måde som du betalte; credits, du har fået, ophører sammen med kontoen.',
        'Vi kan opsige aftalen med 14 dages varsel og udbetaler så købte credits, du ikke har brugt. Begge parter kan fortsat ophæve aftalen straks ved væsentlig misligholdelse.',
      ],
    },
    liability: {
      title: 'Ansvar',
      text: [
        'Vi hæfter uden begrænsning ved forsæt og grov uagtsomhed, ved skade på liv, legeme og helbred, og hvor loven ufravigeligt kræver det. Tilsidesætter vi ved simpel uagtsomhed en forpligtelse, som du må kunne stole på, hæfter vi for det typiske, påregnelige tab. I øvrigt hæfter vi ikke ved simpel uagtsomhed.',
        'Medlemmer er selv ansvarlige for det, de skriver, viser og gør, når de mødes.',
      ],
    },
    updates: {
      title: 'Ændringer af disse vilkår',
      text: [
        'Ændrer vi disse vilkår til ugunst for dig, skriver vi til dig mindst 30 dage før, hvad der ændres og hvorfor, og beder om dit samtykke. Uden det gælder den gamle tekst fortsat; begge parter kan da opsige aftalen. Rene præciseringer og forbedringer gælder, så snart de står her.',
      ],
    },
    law: {
      title: 'Lovvalg og tvister',
      text: [
        'Loven i det land, hvor {company} har hjemsted, finder anvendelse. Du bevarer den beskyttelse, som ufravigelige regler i dit bopælsland giver dig, og du kan også anlægge sag dér.',
        'Skriv til os først: Med [klageformularen](/complaints) får du et nummer og et svar fra et menneske. Vi deltager ikke i sager ved forbrugerklagenævn. Er en del af disse vilkår ugyldig, gælder resten fortsat.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nyt: Et program afviser det, vi har spærret på forhånd, og hvor du klager over det.',
    '2023-12-01': 'Første version.',
  },
};
