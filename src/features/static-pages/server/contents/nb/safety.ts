import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Trygghet',
  lead: 'De fleste her vil deg vel. Slik kjenner du igjen de andre.',
  short: {
    'shield-check': '**Vi sjekker ingens bakgrunn.** Ingen legitimasjon, ingen rulleblad. Vær oppmerksom.',
    wallet: '**Aldri penger.** Ingen lån, ingen investeringer, ingen gavekort, ingen koder.',
    'chat-circle': '**Bli her i starten.** De som har det travelt med å bytte til en annen meldingsapp, har ofte en grunn.',
    'map-pin': '**Første møte på et offentlig sted.** Og fortell noen hvor du er.',
  },
  sections: {
    checks: {
      title: 'Hva vi sjekker, og hva vi ikke sjekker',
      text: [
        'Andre ser nye bilder først når de er godkjent. Vi følger opp rapporter, bremser nye kontoer og advarer deg mot meldinger som ligner svindel. Vi sjekker ikke legitimasjon, ikke rulleblad og ikke om noen snakker sant.',
      ],
    },
    scam: {
      title: 'Kjærlighet som koster penger',
      text: [
        'Kjærlighetssvindel følger nesten alltid samme mønster. Vær forsiktig hvis noen',
        {
          list: [
            'skriver om stor kjærlighet etter få dager;',
            'aldri viser seg: ingen samtale, ingen video, det kommer alltid noe i veien;',
            'er i utlandet, i militæret, på en oljeplattform eller på sykehus;',
            'plutselig trenger penger: til reise, toll, lege eller advokat;',
            'viser deg en sikker investering, som oftest i kryptovaluta;',
            'ber om en kode du får på SMS, eller om bilder av legitimasjonen din.',
          ],
        },
        'Snakk med noen du stoler på, før du sender noe som helst. Gjør et omvendt bildesøk på nettet med et av bildene til personen.',
      ],
    },
    money: {
      title: 'Hvis du allerede har betalt',
      text: [
        'Du er ikke dum, og du er ikke alene. Ring banken din med en gang; den kan noen ganger stoppe betalinger. Ta vare på alle meldinger, rapporter profilen her, og gå til politiet. Ikke betal en gang til, heller ikke til noen som lover å få pengene tilbake.',
      ],
    },
    meeting: {
      title: 'Trygge møter',
      text: [
        {
          list: [
            'Snakk på telefon eller video først.',
            'Møtes på et sted med mange mennesker, og kom deg dit og hjem på egen hånd.',
            'Fortell noen hvem du skal møte, hvor, og når du gir lyd fra deg.',
            'Hold øye med drikken og vesken din.',
            'Gå når du vil. Du skylder ingen en forklaring.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intime bilder og utpressing',
      text: [
        'Ikke vis både ansiktet og hjemmet ditt på bilder du sender. Truer noen med å offentliggjøre bilder: Ikke betal, sikre bevisene, blokker, rapporter, gå til politiet. Dukker det opp et intimt bilde av deg hos oss, [rapporter det](/notice/images) eller skriv til [{email}](mailto:{email}); det tar vi oss av før alt annet.',
      ],
    },
    tools: {
      title: 'Dette kan du gjøre her',
      text: [
        'Blokker: Dere ser ikke hverandre noe sted lenger. Rapporter: ved profilen, bildet eller meldingen, og ingen får vite hvem det kommer fra. Skjul: I [innstillingene](/settings) bestemmer du om andre ser at du er online, og om du vises i søket. Hva som er tillatt, står i [reglene for fellesskapet](/pages/rules).',
        'Ring 112 hvis du er i fare.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
