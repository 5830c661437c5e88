import type { NewTeaser } from '#features/teasers/server/index.ts';
import type { Language } from '#platform/contract/languages.ts';

interface SeedTeaser extends Omit<NewTeaser, 'texts'> {
  readonly texts: Readonly<Record<Language, NewTeaser['texts'][string]>>;
  /** In the folder `teasers`. */
  readonly drawing: string;
}

/** Teasers marked as examples. Both sites have both, but the second one does not show those of kind `resold`. Their links lead nowhere. */
export const demoTeasers: readonly SeedTeaser[] = [
  {
    kind: 'live_cam',
    advertiser: 'Beispiel-Cams (Demo)',
    url: 'https://cams.example/',
    position: 0,
    drawing: 'live-cam.svg',
    texts: {
      da: { title: 'Lyst til at sige hej foran kameraet?', text: 'Et eksempel: Her kunne en side reklamere for samtaler via livekamera.' },
      de: {
        title: 'Lust auf ein Hallo vor der Kamera?',
        text: 'Ein Beispiel: Hier könnte eine Seite für Chats vor der Live-Kamera werben.',
      },
      en: { title: 'How about saying hello on camera?', text: 'An example: a website could advertise live camera conversations here.' },
      es: {
        title: '¿Te apetece saludar ante la cámara?',
        text: 'Un ejemplo: aquí podría anunciarse una web de conversaciones por cámara en directo.',
      },
      fi: {
        title: 'Tekisikö mieli tervehtiä kameran edessä?',
        text: 'Esimerkki: tässä voisi mainostaa sivusto, jolla jutellaan livekameran välityksellä.',
      },
      fr: {
        title: 'Envie de dire bonjour face à la caméra\u202f?',
        text: 'Un exemple\u00a0: un site de conversations par caméra en direct pourrait faire sa publicité ici.',
      },
      it: {
        title: 'Ti va di salutare davanti alla webcam?',
        text: 'Un esempio: qui potrebbe farsi pubblicità un sito di conversazioni in webcam dal vivo.',
      },
      nb: { title: 'Lyst til å si hei foran kameraet?', text: 'Et eksempel: Her kunne et nettsted annonsere for samtaler via livekamera.' },
      nl: {
        title: 'Zin om hallo te zeggen voor de camera?',
        text: 'Een voorbeeld: hier kan een website reclame maken voor gesprekken via een livecamera.',
      },
      pl: {
        title: 'Może krótkie „cześć” przed kamerą?',
        text: 'Przykład: tutaj mogłaby się reklamować strona z rozmowami przez kamerę na żywo.',
      },
      sv: {
        title: 'Lust att säga hej framför kameran?',
        text: 'Ett exempel: här skulle en sajt kunna göra reklam för samtal via livekamera.',
      },
    },
  },
  {
    kind: 'resold',
    advertiser: 'Beispiel-Treff (Demo)',
    url: 'https://treff.example/',
    position: 1,
    drawing: 'resold.svg',
    texts: {
      da: {
        title: 'Også andre steder vil folk lære hinanden at kende',
        text: 'Et eksempel: Her kunne en anden datingside reklamere for sine medlemmer.',
      },
      de: {
        title: 'Auch anderswo wollen Menschen sich kennenlernen',
        text: 'Ein Beispiel: Hier könnte eine andere Dating-Seite für ihre Mitglieder werben.',
      },
      en: {
        title: 'People are getting to know each other elsewhere, too',
        text: 'An example: another dating website could advertise its members here.',
      },
      es: {
        title: 'También en otros sitios hay ganas de conocerse',
        text: 'Un ejemplo: aquí podría anunciarse otra web de citas.',
      },
      fi: { title: 'Muuallakin halutaan tutustua', text: 'Esimerkki: tässä toinen deittisivusto voisi mainostaa jäseniään.' },
      fr: {
        title: 'Ailleurs aussi, on a envie de se rencontrer',
        text: 'Un exemple\u00a0: un autre site de rencontre pourrait présenter ici ses membres.',
      },
      it: {
        title: 'Anche altrove c’è voglia di conoscersi',
        text: 'Un esempio: qui un altro sito di incontri potrebbe presentare le persone iscritte.',
      },
      nb: {
        title: 'Også andre steder vil folk bli kjent',
        text: 'Et eksempel: Her kunne et annet datingnettsted annonsere for medlemmene sine.',
      },
      nl: {
        title: 'Ook elders willen mensen elkaar leren kennen',
        text: 'Een voorbeeld: hier kan een andere datingsite reclame maken voor zijn leden.',
      },
      pl: {
        title: 'Gdzie indziej ludzie też chcą się poznawać',
        text: 'Przykład: tutaj inny portal randkowy mógłby reklamować swoją społeczność.',
      },
      sv: {
        title: 'Även på andra ställen vill folk lära känna varandra',
        text: 'Ett exempel: här skulle en annan dejtingsajt kunna göra reklam för sina medlemmar.',
      },
    },
  },
];
