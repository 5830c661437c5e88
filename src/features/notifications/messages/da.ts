import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Bekræft din e-mailadresse hos {site}',
    greeting: 'Hej {name}',
    body: 'Dejligt, at du er her. Der mangler kun ét klik: Bekræft din e-mailadresse, så bliver din profil synlig, og andre kan svare dig.',
    button: 'Bekræft e-mailadresse',
    expiry: 'Linket gælder i {hours, plural, one {# time} other {# timer}} og kan kun bruges én gang.',
    ignore: 'Har du ikke oprettet en konto? Så kan du bare slette denne mail: Uden klikket bliver profilen ikke synlig.',
  },
  known_address: {
    subject: 'Du har allerede en konto hos {site}',
    greeting: 'Hej {name}',
    body: 'Nogen har lige forsøgt at oprette en ny konto med denne e-mailadresse. Måske var det dig: Du har allerede en konto og kan bare logge ind.',
    button: 'Log ind',
    ignore: 'Var det ikke dig? Så behøver du ikke gøre noget. Din konto er uændret, og ingen har fået adgang.',
  },
  footer: {
    copy_link: 'Virker knappen ikke? Åbn denne adresse i din browser:',
    reason: 'Du får denne mail, fordi din e-mailadresse er blevet oplyst hos {site}.',
    support: 'Spørgsmål? Skriv til os: {email}',
  },
} satisfies Messages;
