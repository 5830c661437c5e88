import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Vanlige spørsmål',
  lead: 'Korte svar. Finner du ikke svaret? Skriv til oss: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Hva er gratis?',
      text: ['Konto og profil, søk, likes, Swipe, matcher og å lese meldinger. Du kan alltid se hvem som liker deg, også uten Premium.'],
    },
    cost: {
      title: 'Hva koster penger?',
      text: [
        'Meldinger, bilder og gaver som du sender. De koster kreditter. Hvor mange, og hva det blir i penger, står ved siden av sendeknappen. Du finner alle prisene under [Priser](/pricing).',
      ],
    },
    subscription: {
      title: 'Er det et abonnement?',
      text: ['Nei. Du betaler én gang, ingenting fornyes, og kreditter utløper ikke.'],
    },
    premium: {
      title: 'Hva er Premium?',
      text: [
        {
          lasting:
            'Alle kjøp inneholder Premium, og det beholder du: Du ser alle bilder og starter så mange samtaler du vil. Uten kjøp kan du starte to. Du kan alltid svare på en første melding.',
          timed:
            'Med Premium ser du alle bilder og starter så mange samtaler du vil. Uten Premium kan du starte to. Kjøper du kreditter, har du Premium for alltid. Tidsbegrenset Premium avsluttes automatisk. Du kan alltid svare på en første melding.',
        },
      ],
    },
    real: {
      title: 'Er profilene ekte?',
      text: [
        {
          real: 'Vi dikter ikke opp noen. Alle har laget profilen sin selv, og likes og besøk kommer bare fra medlemmer. Vi kan ikke garantere at alle snakker sant: Rapporter det som virker rart.',
          declared:
            'De fleste. Noen er fiktive og merket som {fictional} overalt; de gir ingen likes og skriver ikke til noen først. Vi kan ikke garantere at de andre snakker sant: Rapporter det som virker rart.',
        },
      ],
    },
    activation: {
      title: 'Jeg har ikke fått e-posten med aktiveringslenken',
      text: [
        'Se i søppelposten. I påminnelsen øverst på siden kan du få den sendt på nytt eller endre adressen. Inntil da kan ingen finne deg, og vi tar vare på det du skriver, uten at det koster noe.',
      ],
    },
    password: {
      title: 'Jeg har glemt passordet mitt',
      text: ['Under [Tilbakestill passord](/reset-password) sender vi deg en lenke. Etterpå er du logget ut på alle enheter.'],
    },
    photos: {
      title: 'Hvorfor er noen bilder uskarpe?',
      text: [
        'Uten Premium ser du hovedbildet skarpt og de andre uskarpe. I chatten skjuler vi bilder fra personer du aldri har svart, til du vil se dem. Dine egne nye bilder ser andre først når de er godkjent.',
      ],
    },
    distance: {
      title: 'Hvor nøyaktig er avstanden?',
      text: ['Unøyaktig med vilje. Vi måler mellom ruter på omtrent to kilometer. Nøyaktig hvor du er, lagrer vi ikke.'],
    },
    block: {
      title: 'Hva skjer når jeg blokkerer noen?',
      text: ['Ingen av dere ser den andre noe sted lenger, og den andre får ikke vite det. Du kan fortsatt rapportere personen.'],
    },
    quiet: {
      title: 'For mange e-poster?',
      text: [
        'Under [Varsler](/notifications) velger du hva som når deg, og hvordan. Nederst i hver e-post er det en lenke for å melde deg av.',
      ],
    },
    refund: {
      title: 'Kan jeg returnere kreditter?',
      text: [
        'Ja, ubrukte kreditter innen {refund_days} dager etter kjøpet, til prisen du betalte. Slik gjør du det: [Retur og refusjon](/pages/return-policy).',
        'Kreditter for en melding til en konto som slettes før meldingen er lest eller besvart, får du automatisk tilbake etter {restore_days} dager.',
      ],
    },
    data: {
      title: 'Hvilke data har dere om meg?',
      text: ['I [innstillingene](/settings) får du alt i én fil. Hva det brukes til, står i [personvernerklæringen](/pages/privacy).'],
    },
    leave: {
      title: 'Hvordan sletter jeg kontoen min?',
      text: [
        'I [innstillingene](/settings), i to trinn. Profilen din forsvinner med en gang; i {restore_days} dager kan du logge inn og komme tilbake, deretter sletter vi alt unntatt det loven krever. Da betaler vi ut kjøpte kreditter som du ikke har brukt.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
