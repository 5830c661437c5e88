import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Kirjaudu sisään',
    lead: 'Mukava nähdä sinua taas.',
    email: 'Sähköposti',
    password: 'Salasana',
    submit: 'Kirjaudu sisään',
    emailMissing: 'Kirjoita sähköpostiosoitteesi.',
    passwordMissing: 'Kirjoita salasanasi.',
    noAccount: 'Etkö ole vielä jäsen?',
    signup: 'Liity ilmaiseksi',
  },
  activate: {
    checking: 'Hetkinen, tarkistamme linkkiäsi…',
    checkFailed: 'Linkkiä ei voitu tarkistaa',
    doneTitle: 'Tilisi on nyt aktiivinen',
    doneText: 'Mukavaa, että olet täällä. Tästä lähtien muut voivat löytää sinut ja vastata sinulle.',
    discover: 'Tutustu ihmisiin',
    login: 'Kirjaudu sisään',
    errorTitle: 'Tämä linkki ei enää toimi',
    errorText: 'Sähköpostien linkit toimivat vain kerran ja 72 tunnin ajan.',
    errorActive: 'Tilisi on jo aktiivinen, joten et enää tarvitse linkkiä.',
    errorResend: 'Lähetämme sinulle mielellämme uuden.',
    errorLogin: 'Ehkä tilisi on jo aktiivinen? Kirjaudu sisään, niin saat tarvittaessa uuden linkin.',
  },
  reminder: {
    title: 'Vahvista sähköpostisi.',
    text: 'Siihen asti kukaan ei voi löytää sinua, etkä voi vielä lähettää viestejä.',
  },
  resend: {
    send: 'Lähetä sähköposti uudelleen',
    sent: 'Sähköposti on matkalla osoitteeseen {email}. Katso myös roskapostikansiosta.',
  },
  errors: {
    login_failed: 'Kirjautuminen ei onnistunut. Yritä uudelleen.',
    too_many_attempts: 'Liian monta yritystä. Tili on lukittu {minutes, number} minuutiksi.',
    link_expired: 'Linkki on vanhentunut tai virheellinen.',
    too_many_mails: 'Sait juuri sähköpostin. Yritä uudelleen {minutes, number} minuutin päästä.',
  },
} satisfies Messages;
