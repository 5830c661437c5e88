import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Vilkår',
  lead: 'Disse vilkårene gjelder mellom deg og {company} for alt du gjør på {site}.',
  short: {
    user: '**Bare for deg som har fylt {min_age}, og bare som deg selv.** Ett menneske, én konto, ingen falske opplysninger.',
    heart: '**Det er gratis å bli med, søke og like.** Bare meldinger, bilder og gaver koster kreditter.',
    coins: '**Betal én gang, ikke noe abonnement.** Ingenting fornyes, og kreditter utløper ikke.',
    receipt: '**{refund_days} dager til å ombestemme deg.** Ubrukte kreditter får du tilbake i penger.',
    gavel: '**Den som utestenges, får vite hvorfor.** Og kan klage.',
    trash: '**Forlat oss i to trinn.** I {restore_days} dager kan du komme tilbake, deretter beholder vi bare det loven krever.',
  },
  sections: {
    parties: {
      title: 'Hvem du inngår avtalen med',
      text: [
        'Avtaleparten din er {company}, {address}, registreringsnummer {register}, mva.-nummer {vat_numbers}. Du kan kontakte oss på [{email}](mailto:{email}) og [{phone}](tel:{phone}).',
        'Avtalen inngås når du blir med og i siste trinn godtar disse vilkårene, og vi oppretter kontoen din. Du kan når som helst lese, skrive ut og lagre teksten her. Avtalespråket er språket du blir med på.',
      ],
    },
    membership: {
      title: 'Hvem som kan være medlem',
      text: [
        'Du er minst {min_age} år, oppretter kontoen for deg selv og har bare én konto. Navnet i profilen din får være et kallenavn; alder, kjønn og bilder må stemme.',
        'Vi sender deg en lenke som du aktiverer kontoen din med. Før det kan ingen se deg, og vi tar vare på det du skriver, uten at det koster noe. Hold passordet ditt hemmelig, og si fra til oss hvis noen andre bruker kontoen din.',
      ],
    },
    service: {
      title: 'Hva du kan forvente av {site}',
      text: [
        '{site} er et sted der voksne finner hverandre og skriver sammen. Vi lover verken svar, treff eller et forhold.',
        {
          real: 'Vi dikter ikke opp medlemmer, likes eller besøk. Bak hver profil står en person som selv har opprettet den. Om denne personen snakker sant, kan vi ikke vite: Vi kontrollerer verken legitimasjon eller rulleblad. Les mer på siden vår om [trygghet](/pages/safety).',
          declared:
            'Det finnes fiktive profiler på {site}. De er merket som {fictional} på hvert kort, i profilen og i chatten. De gir ingen likes, besøker ingen, starter ingen samtaler og regnes ikke med noe sted; du kan ikke møte dem. Alle andre profiler tilhører personer som selv har opprettet dem. Vi kontrollerer verken legitimasjon eller rulleblad. Les mer på siden vår om [trygghet](/pages/safety).',
        },
        'Vi utvikler {site} videre og må noen ganger ta nettstedet ned en kort stund. Det du har betalt for, påvirkes ikke av det. Annonser er merket «Annonse» og er ikke medlemmer.',
      ],
    },
    credits: {
      title: 'Hva som er gratis, og hva som koster kreditter',
      text: [
        'Det er gratis å bli med, søke, like, sveipe, lese og ha en profil. Meldinger, bilder og gaver som du sender, koster kreditter. Prisen står i kreditter og i penger ved siden av sendeknappen og på siden [Priser](/pricing).',
        'Uten kjøp kan du starte to samtaler. Ethvert kjøp gjør deg til Premium-medlem: uten denne grensen og med alle bilder. De første 48 timene kan nye kontoer starte færre samtaler og ikke sende lenker; det beskytter alle mot svindel.',
        'Gratis kreditter brukes først. Kreditter utløper ikke så lenge kontoen din finnes, og kan ikke overføres. I innstillingene kan du sette en månedlig grense for deg selv.',
        'Du betaler bare for det som kommer fram. Kredittene for en melding får du automatisk tilbake hvis vi fjerner profilen på grunn av svindel, hvis kontoen slettes før meldingen er lest eller besvart (da etter {restore_days} dager, fordi kontoen kan komme tilbake så lenge), eller hvis den ikke aktiveres innen en uke.',
      ],
    },
    purchase: {
      title: 'Hvordan du kjøper',
      text: [
        'Du velger en pakke, ser hele prisen inkludert mva. og bestiller med knappen «Bestilling med betalingsforpliktelse». Dermed gir du et bindende tilbud; vi godtar det ved å legge til kredittene. Fram til du trykker på knappen, kan du endre eller avbryte alt.',
        'Det finnes ikke noe abonnement. En lagret betalingsmåte belaster vi bare når du selv bestiller på nytt. En rabattkode gjelder for én bestilling.',
        'Blir en betaling tilbakeført, trekker vi tilbake kredittene fra dette kjøpet. Det som allerede er brukt, skylder du fortsatt; til det er avklart, kan du verken kjøpe noe eller bruke kreditter, heller ikke dem du har fått, eller dem fra andre kjøp.',
        {
          timed:
            'Tidsbegrenset Premium begynner med kjøpet og avsluttes automatisk etter dagene du har betalt for. Ingenting fornyes, og du trenger ikke si opp noe. Vil du gjøre det likevel: [Si opp avtaler her](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Angrerett og retur',
      text: [
        'Du kan angre ethvert kjøp innen {refund_days} dager og få tilbake ubrukte kreditter til prisen du har betalt. Slik gjør du det: [Retur og refusjon](/pages/return-policy). De lovfestede rettighetene dine ved mangler består ved siden av.',
      ],
    },
    content: {
      title: 'Tekstene og bildene dine',
      text: [
        'Det du skriver og laster opp, er ditt. Du gir oss lov til å lagre det på {site}, tilpasse det teknisk og vise det til dem det er ment for, og ikke noe annet. Tillatelsen opphører når du sletter det.',
        'Last bare opp det du har rett til å vise. For bilder av andre trenger du samtykke fra dem.',
      ],
    },
    conduct: {
      title: 'Regler, og hva som skjer ved brudd',
      text: [
        '[Reglene for fellesskapet](/pages/rules) gjelder. Forbudt er særlig svindel, å be om penger, trakassering, hat, alt med mindreårige, betalt sex, reklame og automatisert bruk.',
        'Et program gjenkjenner tegn på svindel og advarer den som får meldingen. Meldinger med formuleringer og bilder som vi har sperret, avviser det før de er sendt; det ser du med en gang, og det koster ingenting. Det avviser også registreringer fra sperrede e-postleverandører eller nettverk. Mener du at det er feil, klag med [klageskjemaet](/complaints); et menneske svarer. Det er mennesker som tar avgjørelser om innhold og kontoer som allerede finnes. Alt etter alvorlighet fjerner vi innhold, advarer eller utestenger, og vi oppgir grunnen. Alt annet, også hvordan du klager på avgjørelsen, og hva et program kan skjule til da, står under [Utestengelse og klage](/pages/ban).',
      ],
    },
    ending: {
      title: 'Hvordan avtalen opphører',
      text: [
        'Du kan når som helst slutte uten frist: i [innstillingene](/settings) under «Slett konto» eller med en melding til oss. Profilen din er usynlig med en gang, og etter {restore_days} dager er kontoen slettet for godt. Da betaler vi ut kjøpte kreditter som du ikke har brukt, på samme måte som du betalte; kreditter du har fått, opphører sammen med kontoen.',
        'Vi kan si opp avtalen med 14 dagers frist og betaler da ut kjøpte kreditter som du ikke har brukt. Begge parter kan fortsatt heve avtalen straks ved vesentlig mislighold.',
      ],
    },
    liability: {
      title: 'Ansvar',
      text: [
        'Vi er ansvarlige uten begrensning ved forsett og grov uaktsomhet, ved skade på liv, kropp og helse, og der loven ufravikelig krever det. Bryter vi ved simpel uaktsomhet en plikt du må kunne stole på, er vi ansvarlige for det typiske, påregnelige tapet. Ellers er vi ikke ansvarlige ved simpel uaktsomhet.',
        'Medlemmer er selv ansvarlige for det de skriver, viser og gjør når de møtes.',
      ],
    },
    updates: {
      title: 'Endringer av disse vilkårene',
      text: [
        'Endrer vi disse vilkårene til ulempe for deg, skriver vi til deg minst 30 dager før, om hva som endres og hvorfor, og ber om samtykket ditt. Uten det gjelder den gamle teksten fortsatt; begge parter kan da si opp avtalen. Rene presiseringer og forbedringer gjelder så snart de står her.',
      ],
    },
    law: {
      title: 'Lovvalg og tvister',
      text: [
        'Loven i landet der {company} har forretningssted, gjelder. Du beholder vernet som ufravikelige regler der du bor, gir deg, og du kan også gå til sak der.',
        'Skriv til oss først: Med [klageskjemaet](/complaints) får du et nummer og svar fra et menneske. Vi deltar ikke i behandling av forbrukersaker i klagenemnder. Er en del av disse vilkårene ugyldig, gjelder resten fortsatt.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nytt: Et program avviser det vi har sperret på forhånd, og hvor du klager på det.',
    '2023-12-01': 'Første versjon.',
  },
};
