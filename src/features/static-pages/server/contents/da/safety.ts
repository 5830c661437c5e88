import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Tryghed',
  lead: 'De fleste her vil dig det godt. Sådan genkender du de andre.',
  short: {
    'shield-check': '**Vi tjekker ingens baggrund.** Ingen id, ingen straffeattester. Vær opmærksom.',
    wallet: '**Aldrig penge.** Ingen lån, ingen investeringer, ingen gavekort, ingen koder.',
    'chat-circle': '**Bliv her i starten.** Har nogen travlt med at skifte til en anden beskedapp, er der tit en grund.',
    'map-pin': '**Mødes et offentligt sted første gang.** Og lad nogen vide, hvor du er.',
  },
  sections: {
    checks: {
      title: 'Hvad vi tjekker, og hvad vi ikke tjekker',
      text: [
        'Andre ser først nye billeder, når de er godkendt. Vi følger op på indberetninger, bremser nye konti og advarer dig om beskeder, der ligner svindel. Vi tjekker ikke id, ikke straffeattester og ikke, om nogen taler sandt.',
      ],
    },
    scam: {
      title: 'Kærlighed, der koster penge',
      text: [
        'Datingsvindel følger næsten altid samme mønster. Pas på, hvis nogen',
        {
          list: [
            'skriver om den store kærlighed efter få dage;',
            'aldrig viser sig: intet opkald, ingen video, altid kommer der noget i vejen;',
            'er i udlandet, i militæret, på en boreplatform eller på hospitalet;',
            'pludselig har brug for penge: til rejse, told, læge eller advokat;',
            'viser dig en sikker investering, som regel i kryptovaluta;',
            'beder om en kode, du får på sms, eller om billeder af dit id.',
          ],
        },
        'Tal med en, du stoler på, før du sender noget. Lav en omvendt billedsøgning på nettet med et af personens billeder.',
      ],
    },
    money: {
      title: 'Hvis du allerede har betalt',
      text: [
        'Du er ikke dum, og du er ikke alene. Ring til din bank med det samme; den kan sommetider stoppe betalinger. Gem alle beskeder, indberet profilen her, og gå til politiet. Betal ikke igen, heller ikke til en, der lover at få pengene tilbage.',
      ],
    },
    meeting: {
      title: 'Mødes trygt',
      text: [
        {
          list: [
            'Tal i telefon, eller se hinanden på video først.',
            'Mødes et sted med mange mennesker, og kom selv frem og hjem igen.',
            'Fortæl nogen, hvem du skal møde, hvor, og hvornår du giver lyd fra dig.',
            'Hold øje med din drink og din taske.',
            'Gå, når du vil. Du skylder ingen en forklaring.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intime billeder og afpresning',
      text: [
        'Vis ikke både dit ansigt og dit hjem på de billeder, du sender. Truer nogen med at offentliggøre billeder: Betal ikke, gem beviserne, bloker, indberet, gå til politiet. Dukker et intimt billede af dig op hos os, så [indberet det](/notice/images), eller skriv til [{email}](mailto:{email}); det tager vi os af før alt andet.',
      ],
    },
    tools: {
      title: 'Det kan du gøre her',
      text: [
        'Bloker: I ser ikke længere hinanden nogen steder. Indberet: ved profilen, billedet eller beskeden, og ingen får at vide, hvem det kommer fra. Skjul: I [indstillingerne](/settings) bestemmer du, om andre ser, at du er online, og om du vises i søgningen. Hvad der er tilladt, står i [reglerne for fællesskabet](/pages/rules).',
        'Ring 112, hvis du er i fare.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
