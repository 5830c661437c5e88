import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Bekreft e-postadressen din hos {site}',
    greeting: 'Hei, {name}!',
    body: 'Så fint at du er her. Bare ett klikk igjen: Bekreft e-postadressen din, så blir profilen din synlig og andre kan svare deg.',
    button: 'Bekreft e-postadressen',
    expiry: 'Lenken gjelder i {hours, plural, one {# time} other {# timer}} og kan bare brukes én gang.',
    ignore: 'Har du ikke opprettet noen konto? Da kan du bare slette denne e-posten: Uten klikket blir profilen ikke synlig.',
  },
  known_address: {
    subject: 'Du har allerede en konto hos {site}',
    greeting: 'Hei, {name}!',
    body: 'Noen prøvde nettopp å opprette en ny konto med denne e-postadressen. Kanskje var det deg: Du har allerede en konto og kan bare logge inn.',
    button: 'Logg inn',
    ignore: 'Var det ikke deg? Da trenger du ikke gjøre noe. Kontoen din er uendret, og ingen har fått tilgang.',
  },
  footer: {
    copy_link: 'Virker ikke knappen? Åpne denne adressen i nettleseren:',
    reason: 'Du får denne e-posten fordi e-postadressen din ble oppgitt hos {site}.',
    support: 'Spørsmål? Skriv til oss: {email}',
  },
} satisfies Messages;
