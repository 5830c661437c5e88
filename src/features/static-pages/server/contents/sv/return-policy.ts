import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Retur och återbetalning',
  lead: 'Hur du får tillbaka dina pengar om du ändrar dig.',
  short: {
    clock: '**Du har {refund_days} dagar.** Utan att ange skäl, från den dag då avtalet ingicks.',
    wallet: '**Pengar, inga presentkort.** Tillbaka på samma sätt som du betalade.',
    coins: '**För allt som är kvar.** Använda krediter är betalda, oanvända ger vi tillbaka till det pris du betalade.',
    receipt: '**Du ser beloppet först.** På öret, innan du bekräftar.',
  },
  sections: {
    how: {
      title: 'Så här går det till',
      text: [
        'Öppna köpet under [Mina köp](/transactions). Så länge fristen löper och det finns krediter kvar står där ”Lämna tillbaka krediter” med beloppet. Bekräfta, så betalar vi tillbaka det. Utan inloggning räcker ett meddelande till [{email}](mailto:{email}) eller sidan [Ångra köp](/withdrawal).',
      ],
    },
    amount: {
      title: 'Hur mycket du får',
      text: [
        'För varje köp sparar vi vad en kredit kostade, även med rabatt. Du får tillbaka de oanvända krediterna från köpet till det priset. Gratis krediter används först när du skriver och betalas inte ut. Var det ditt enda köp slutar även Premium; du kan fortfarande läsa dina konversationer.',
        {
          timed:
            'För tidsbegränsat Premium får du tillbaka de dagar som inte har börjat, till det pris du betalade. Köpdagen kostar ingenting. Sedan slutar detta Premium direkt.',
        },
      ],
    },
    law: {
      title: 'Din ångerrätt',
      text: [
        '**Ångerrätt.** Du har rätt att frånträda detta avtal inom {refund_days} dagar utan att ange något skäl. Ångerfristen löper ut {refund_days} dagar efter den dag då avtalet ingicks.',
        'Om du vill utöva ångerrätten ska du till oss ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) sända ett klart och tydligt meddelande om ditt beslut att frånträda avtalet, till exempel ett mejl. Du kan använda blanketten nedan, men det är inte obligatoriskt. För att du ska hinna utöva din ångerrätt i tid räcker det att du sänder ditt meddelande innan ångerfristen har löpt ut.',
        'Du kan även utöva din ångerrätt online under [Ångra köp](/withdrawal). Om du använder denna onlinefunktion skickar vi utan onödigt dröjsmål en bekräftelse på ett varaktigt medium (till exempel via e-post) på att vi har tagit emot ditt meddelande, med dess innehåll och datum och tidpunkt för när det skickades in.',
        '**Verkan av utövad ångerrätt.** Om du frånträder avtalet betalar vi tillbaka alla betalningar som vi har fått från dig, utan onödigt dröjsmål och senast 14 dagar från den dag då vi fick ditt meddelande, med samma betalsätt och utan avgift.',
        'Om du har begärt att vi lägger till krediterna redan under ångerfristen betalar du ett proportionellt belopp för det som du har använt fram till att du ångrade köpet: de använda krediterna till priset för detta köp.',
        {
          timed:
            'Har du bett om att tidsbegränsat Premium ska börja redan under ångerfristen betalar du för de dagar som har börjat när du ångrar dig, till priset för detta köp.',
        },
      ],
    },
    form: {
      title: 'Ångerblankett',
      text: [
        'Till {company}, {address}, {email}: Jag meddelar härmed att jag frånträder mitt avtal om köp av krediter på {site}.',
        {
          list: [
            'Beställt den och beställningsnummer:',
            'Kontots namn och e-postadress:',
            'Adress (valfritt):',
            'Datum och, endast på papper, namnteckning:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Det som inte kommer fram kostar ingenting',
      text: [
        'Oberoende av ångerrätten får du automatiskt tillbaka krediter om vi tar bort profilen på grund av bedrägeri, om kontot raderas innan ditt meddelande har lästs eller besvarats (då efter {restore_days} dagar) eller om det inte aktiveras inom en vecka. Varje händelse och skälet till den står under [Krediter](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Om något inte stämmer',
      text: [
        'Betalat dubbelt, krediter saknas, ett uttag som du inte känner till: skriv till oss innan du begär tillbaka pengarna via banken, så är det oftast löst samma dag. Dina lagstadgade rättigheter vid fel gäller oberoende av alla frister på den här sidan.',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
