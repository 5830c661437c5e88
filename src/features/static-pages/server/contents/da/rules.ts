import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Regler for fællesskabet',
  lead: 'Så alle har det godt på {site}. Med eksempler, så det er klart, hvad vi mener.',
  short: {
    user: '**Vær dig selv.** Dine billeder, din alder, dine ord.',
    heart: '**Spørg i stedet for at presse.** Et nej er et svar, og tavshed er det også.',
    wallet: '**Ingen penge, ingen forretninger.** Bed ikke om noget, tilbyd ikke noget, reklamer ikke.',
    prohibit: '**Ingen mindreårige.** Ikke som medlem, ikke på billeder, ikke som emne.',
  },
  sections: {
    yourself: {
      title: 'Vær dig selv',
      text: [
        '**I orden:** et kælenavn, et billede fra sidste år, at lade et spørgsmål stå tomt.',
        '**Ikke i orden:** andres eller kunstigt skabte billeder, forkert alder eller køn, en konto mere, at udgive sig for at være en anden.',
      ],
    },
    respect: {
      title: 'Vær venlig',
      text: [
        '**I orden:** ”Jeg tror ikke, vi passer sammen, men alt godt til dig.”',
        '**Ikke i orden:** fornærmelser, trusler, at blive ved med at skrive, når der ikke kommer noget tilbage, at nedgøre nogen for oprindelse, religion, krop, handicap, køn eller seksualitet.',
      ],
    },
    consent: {
      title: 'Spørg først',
      text: [
        '**I orden:** ”Har du lyst til at se et billede af mig, der viser lidt mere?” Og at tage et nej for et nej.',
        '**Ikke i orden:** intime billeder eller tekster, ingen har bedt om, pres, at dele andres billeder eller chats.',
      ],
    },
    photos: {
      title: 'Billeder i profilen',
      text: [
        '**I orden:** dig, så du kan kendes, også på stranden. Venner, der er med på det.',
        '**Ikke i orden:** nøgenhed og sex i profilen, børn alene på et billede, også dine egne, våben, vold, hadsymboler, telefonnumre og reklame på billedet.',
      ],
    },
    money: {
      title: 'Ingen penge',
      text: [
        '**I orden:** at invitere på en kop kaffe.',
        '**Ikke i orden:** at bede om penge, gavekort eller koder, anbefale investeringer, søge eller tilbyde sex mod betaling, lokke til andre sider, reklamere for varer eller tjenester.',
      ],
    },
    minors: {
      title: 'Kun voksne',
      text: [
        'Er du under {min_age}, må du ikke være her. Den, der fremstiller mindreårige seksuelt eller skriver om det, bliver straks udelukket og meldt til politiet. Tror du, at nogen er for ung, så indberet profilen.',
      ],
    },
    machines: {
      title: 'Ingen maskiner',
      text: [
        'Programmer, der aflæser profiler, giver likes eller skriver, er ikke tilladt, og det er heller ikke tilladt at lade andre styre din konto.',
      ],
    },
    consequences: {
      title: 'Hvad der sker, hvis nogen bryder reglerne',
      text: [
        'Indberet det: ved profilen, billedet eller beskeden. Alt efter alvoren fjerner vi indhold, advarer eller udelukker, og vi oplyser altid grunden. Læs mere: [Udelukkelse og klage](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
