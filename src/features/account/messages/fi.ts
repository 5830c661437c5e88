import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Kirjaudu sisään',
    email: 'Sähköposti',
    password: 'Salasana',
    submit: 'Kirjaudu sisään',
    noAccount: 'Etkö ole vielä jäsen?',
    signup: 'Liity ilmaiseksi',
  },
  activate: {
    doneTitle: 'Tilisi on nyt aktiivinen',
    doneText: 'Mukavaa, että olet täällä. Tästä lähtien muut voivat löytää sinut ja vastata sinulle.',
    discover: 'Tutustu ihmisiin',
    errorTitle: 'Tämä linkki ei enää toimi',
    errorText: 'Sähköpostien linkit toimivat vain kerran ja 72 tunnin ajan. Ehkä tilisi on jo aktiivinen?',
    resend: 'Lähetä viesti uudelleen',
    resent: 'Viesti on matkalla osoitteeseen {email}.',
    checking: 'Hetkinen, tarkistamme linkkiäsi…',
  },
  errors: {
    login_failed: 'Kirjautuminen ei onnistunut. Yritä uudelleen.',
    too_many_attempts: 'Liian monta yritystä. Tili on lukittu {minutes, number} minuutiksi.',
    link_expired: 'Linkki on vanhentunut tai virheellinen.',
    too_many_mails: 'Sait juuri sähköpostin. Yritä uudelleen {minutes, number} minuutin päästä.',
  },
} satisfies Messages;
