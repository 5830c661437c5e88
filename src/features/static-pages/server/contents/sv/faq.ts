import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Vanliga frågor',
  lead: 'Korta svar. Hittar du inte svaret? Skriv till oss: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Vad är gratis?',
      text: [
        'Konto och profil, sökning, likes, Swipe, matchningar och att läsa meddelanden. Du kan alltid se vem som gillar dig, även utan Premium.',
      ],
    },
    cost: {
      title: 'Vad kostar pengar?',
      text: [
        'Meddelanden, bilder och gåvor som du skickar. De kostar krediter. Hur många, och vad det blir i pengar, står bredvid skicka-knappen. Du hittar alla priser under [Priser](/pricing).',
      ],
    },
    subscription: {
      title: 'Finns det en prenumeration?',
      text: ['Nej. Du betalar en gång, inget förnyas och krediter slutar aldrig att gälla.'],
    },
    premium: {
      title: 'Vad är Premium?',
      text: [
        {
          lasting:
            'I varje köp ingår Premium, och det behåller du: du ser alla bilder och startar så många konversationer du vill. Utan köp kan du starta två. Du kan alltid svara på ett första meddelande.',
          timed:
            'Med Premium ser du alla bilder och startar så många konversationer du vill. Utan Premium kan du starta två. Köper du krediter har du Premium för alltid. Tidsbegränsat Premium upphör automatiskt. Du kan alltid svara på ett första meddelande.',
        },
      ],
    },
    real: {
      title: 'Är profilerna äkta?',
      text: [
        {
          real: 'Vi hittar inte på någon. Alla har skapat sin profil själva, och likes och besök kommer bara från medlemmar. Vi kan inte garantera att alla talar sanning: anmäl det som verkar konstigt.',
          declared:
            'De flesta. Några är fiktiva och överallt märkta som {fictional}; de ger inga likes och skriver inte först. Vi kan inte garantera att de andra talar sanning: anmäl det som verkar konstigt.',
        },
      ],
    },
    activation: {
      title: 'Jag har inte fått mejlet för att aktivera kontot',
      text: [
        'Titta i skräpposten. I påminnelsen högst upp på sidan kan du få det skickat igen eller ändra adressen. Tills dess kan ingen hitta dig, och vi sparar det du skriver utan kostnad.',
      ],
    },
    password: {
      title: 'Jag har glömt mitt lösenord',
      text: ['Under [Återställ lösenord](/reset-password) skickar vi en länk till dig. Efteråt är du utloggad på alla enheter.'],
    },
    photos: {
      title: 'Varför är vissa bilder suddiga?',
      text: [
        'Utan Premium ser du huvudbilden skarpt och de andra suddigt. I chatten döljer vi bilder från personer som du aldrig har svarat, tills du vill se dem. Dina egna nya bilder ser andra först när de är godkända.',
      ],
    },
    distance: {
      title: 'Hur exakt är avståndet?',
      text: ['Ungefärligt med flit. Vi mäter mellan rutor på omkring två kilometer. Exakt var du är sparar vi inte.'],
    },
    block: {
      title: 'Vad händer när jag blockerar någon?',
      text: ['Ingen av er ser den andra någonstans längre, och den andra får inte veta det. Du kan fortfarande anmäla personen.'],
    },
    quiet: {
      title: 'För många mejl?',
      text: [
        'Under [Aviseringar](/notifications) väljer du vad som når dig och hur. Längst ner i varje mejl finns en länk för att avsluta utskicken.',
      ],
    },
    refund: {
      title: 'Kan jag lämna tillbaka krediter?',
      text: [
        'Ja, oanvända krediter inom {refund_days} dagar efter köpet, till det pris du betalade. Så här går det till: [Retur och återbetalning](/pages/return-policy).',
        'Krediter för ett meddelande till ett konto som raderas innan meddelandet har lästs eller besvarats får du automatiskt tillbaka efter {restore_days} dagar.',
      ],
    },
    data: {
      title: 'Vilka uppgifter har ni om mig?',
      text: ['I [inställningarna](/settings) får du allt i en fil. Vad det används till står i [integritetspolicyn](/pages/privacy).'],
    },
    leave: {
      title: 'Hur raderar jag mitt konto?',
      text: [
        'I [inställningarna](/settings), i två steg. Din profil försvinner direkt; i {restore_days} dagar kan du logga in och komma tillbaka, sedan raderar vi allt utom det som lagen kräver. Då betalar vi ut köpta krediter som du inte har använt.',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
