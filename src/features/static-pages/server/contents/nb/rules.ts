import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Regler for fellesskapet',
  lead: 'Slik at alle har det bra på {site}. Med eksempler, så det er klart hva vi mener.',
  short: {
    user: '**Vær deg selv.** Bildene dine, alderen din, ordene dine.',
    heart: '**Spør i stedet for å presse.** Et nei er et svar, og taushet er det også.',
    wallet: '**Ingen penger, ingen forretninger.** Ikke be om noe, ikke tilby noe, ikke reklamer.',
    prohibit: '**Ingen mindreårige.** Ikke som medlem, ikke på bilder, ikke som tema.',
  },
  sections: {
    yourself: {
      title: 'Vær deg selv',
      text: [
        '**Greit:** et kallenavn, et bilde fra i fjor, å la et spørsmål stå åpent.',
        '**Ikke greit:** andres eller kunstig lagde bilder, feil alder eller kjønn, en konto til, å utgi seg for å være noen andre.',
      ],
    },
    respect: {
      title: 'Vær vennlig',
      text: [
        '**Greit:** «Jeg tror ikke vi passer sammen, men alt godt til deg.»',
        '**Ikke greit:** fornærmelser, trusler, å skrive gang på gang når det ikke kommer noe tilbake, å rakke ned på noen for opprinnelse, religion, kropp, funksjonsnedsettelse, kjønn eller seksualitet.',
      ],
    },
    consent: {
      title: 'Spør først',
      text: [
        '**Greit:** «Har du lyst til å se et bilde av meg som viser litt mer?» Og å ta et nei for et nei.',
        '**Ikke greit:** intime bilder eller tekster ingen har bedt om, press, å dele andres bilder eller chatter.',
      ],
    },
    photos: {
      title: 'Bilder i profilen',
      text: [
        '**Greit:** deg, så du kan kjennes igjen, også på stranden. Venner som er med på det.',
        '**Ikke greit:** nakenhet og sex i profilen, barn alene på et bilde, også dine egne, våpen, vold, hatsymboler, telefonnumre og reklame i bildet.',
      ],
    },
    money: {
      title: 'Ingen penger',
      text: [
        '**Greit:** å spandere en kaffe.',
        '**Ikke greit:** å be om penger, gavekort eller koder, anbefale investeringer, søke eller tilby sex mot betaling, lokke til andre nettsteder, reklamere for varer eller tjenester.',
      ],
    },
    minors: {
      title: 'Bare voksne',
      text: [
        'Er du under {min_age}, får du ikke være her. Den som fremstiller mindreårige seksuelt eller skriver om det, blir utestengt med en gang og anmeldt. Tror du at noen er for ung, rapporter profilen.',
      ],
    },
    machines: {
      title: 'Ingen maskiner',
      text: [
        'Programmer som leser av profiler, gir likes eller skriver, er ikke tillatt, og det er heller ikke tillatt å la andre styre kontoen din.',
      ],
    },
    consequences: {
      title: 'Hva som skjer hvis noen bryter reglene',
      text: [
        'Rapporter det: ved profilen, bildet eller meldingen. Alt etter alvorlighet fjerner vi innhold, advarer eller utestenger, og vi oppgir alltid grunnen. Les mer: [Utestengelse og klage](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
