import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Bekräfta din e-postadress hos {site}',
    greeting: 'Hej {name}!',
    body: 'Vad kul att du är här. Bara ett klick kvar: bekräfta din e-postadress, så blir din profil synlig och andra kan svara dig.',
    button: 'Bekräfta e-postadressen',
    expiry: 'Länken gäller i {hours, plural, one {# timme} other {# timmar}} och kan bara användas en gång.',
    ignore: 'Har du inte skapat något konto? Då kan du bara radera det här mejlet: utan klicket blir profilen inte synlig.',
  },
  known_address: {
    subject: 'Du har redan ett konto hos {site}',
    greeting: 'Hej {name}!',
    body: 'Någon försökte nyss skapa ett nytt konto med den här e-postadressen. Kanske var det du: du har redan ett konto och kan bara logga in.',
    button: 'Logga in',
    ignore: 'Var det inte du? Då behöver du inte göra något. Ditt konto är oförändrat och ingen har fått tillgång till det.',
  },
  footer: {
    copy_link: 'Fungerar inte knappen? Öppna den här adressen i webbläsaren:',
    reason: 'Du får det här mejlet för att din e-postadress har angetts hos {site}.',
    support: 'Frågor? Skriv till oss: {email}',
  },
} satisfies Messages;
