import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Ofte stillede spørgsmål',
  lead: 'Korte svar. Finder du ikke svaret, så skriv til os: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Hvad er gratis?',
      text: [
        'Konto og profil, søgning, likes, Swipe, matches og at læse beskeder. Du kan altid se, hvem der kan lide dig, også uden Premium.',
      ],
    },
    cost: {
      title: 'Hvad koster penge?',
      text: [
        'Beskeder, billeder og gaver, som du sender. De koster credits. Hvor mange, og hvad det er i penge, står ved siden af sendeknappen. Du finder alle priser under [Priser](/pricing).',
      ],
    },
    subscription: {
      title: 'Er der et abonnement?',
      text: ['Nej. Du betaler én gang, intet fornyes, og credits udløber ikke.'],
    },
    premium: {
      title: 'Hvad er Premium?',
      text: [
        {
          lasting:
            'Ethvert køb indeholder Premium, og det beholder du: Du ser alle billeder og starter så mange samtaler, du har lyst til. Uden køb kan du starte to. Du kan altid svare på en første besked.',
          timed:
            'Med Premium ser du alle billeder og starter så mange samtaler, du har lyst til. Uden Premium kan du starte to. Køber du credits, har du Premium for altid. Tidsbegrænset Premium udløber automatisk. Du kan altid svare på en første besked.',
        },
      ],
    },
    real: {
      title: 'Er profilerne ægte?',
      text: [
        {
          real: 'Vi opdigter ingen. Alle har selv oprettet deres profil, og likes og besøg kommer kun fra medlemmer. Vi kan ikke garantere, at alle taler sandt: Indberet det, der virker mærkeligt.',
          declared:
            'De fleste. Nogle er fiktive og overalt mærket som {fictional}; de giver ingen likes og skriver ikke til nogen først. Vi kan ikke garantere, at de andre taler sandt: Indberet det, der virker mærkeligt.',
        },
      ],
    },
    activation: {
      title: 'Jeg har ikke fået mailen til aktivering',
      text: [
        'Kig i din spammappe. I påmindelsen øverst på siden kan du få den sendt igen eller ændre adressen. Indtil da kan ingen finde dig, og vi gemmer det, du skriver, uden at det koster noget.',
      ],
    },
    password: {
      title: 'Jeg har glemt min adgangskode',
      text: ['Under [Nulstil adgangskode](/reset-password) sender vi dig et link. Bagefter er du logget ud på alle enheder.'],
    },
    photos: {
      title: 'Hvorfor er nogle billeder slørede?',
      text: [
        'Uden Premium ser du hovedbilledet skarpt og de andre slørede. I chatten skjuler vi billeder fra personer, du aldrig har svaret, indtil du vil se dem. Dine egne nye billeder bliver først synlige for andre, når de er godkendt.',
      ],
    },
    distance: {
      title: 'Hvor præcis er afstanden?',
      text: ['Upræcis med vilje. Vi måler mellem felter på omkring to kilometer. Hvor du er helt præcist, gemmer vi ikke.'],
    },
    block: {
      title: 'Hvad sker der, når jeg blokerer nogen?',
      text: ['Ingen af jer ser længere den anden nogen steder, og den anden får det ikke at vide. Du kan stadig indberette personen.'],
    },
    quiet: {
      title: 'For mange mails?',
      text: [
        'Under [Notifikationer](/notifications) vælger du, hvad der når dig og hvordan. Nederst i hver mail er der et link til at afmelde den.',
      ],
    },
    refund: {
      title: 'Kan jeg returnere credits?',
      text: [
        'Ja, ubrugte credits inden for {refund_days} dage efter købet, til den pris, du betalte. Sådan gør du: [Retur og tilbagebetaling](/pages/return-policy).',
        'Credits for en besked til en konto, der slettes, før beskeden er læst eller besvaret, får du automatisk tilbage efter {restore_days} dage.',
      ],
    },
    data: {
      title: 'Hvilke data har I om mig?',
      text: [
        'I [indstillingerne](/settings) får du det hele i én fil. Hvad det bruges til, står i [privatlivspolitikken](/pages/privacy).',
      ],
    },
    leave: {
      title: 'Hvordan sletter jeg min konto?',
      text: [
        'I [indstillingerne](/settings), i to trin. Din profil forsvinder med det samme; i {restore_days} dage kan du logge ind og komme tilbage, derefter sletter vi alt undtagen det, loven kræver. Købte credits, som du ikke har brugt, udbetaler vi så.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
