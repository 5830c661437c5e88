import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Potwierdź swój adres e-mail w serwisie {site}',
    greeting: 'Cześć, {name}!',
    body: 'Super, że jesteś. Jeszcze tylko jedno kliknięcie: potwierdź swój adres e-mail, a Twój profil stanie się widoczny i inne osoby będą mogły Ci odpowiadać.',
    button: 'Potwierdź adres e-mail',
    expiry: 'Link jest ważny {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i działa tylko raz.',
    ignore: 'To nie Twoje konto? Po prostu usuń tę wiadomość: bez kliknięcia profil nie będzie widoczny.',
  },
  known_address: {
    subject: 'Masz już konto w serwisie {site}',
    greeting: 'Cześć, {name}!',
    body: 'Ktoś właśnie próbował założyć nowe konto z tym adresem e-mail. Może to Ty: masz już konto i wystarczy się zalogować.',
    button: 'Zaloguj się',
    ignore: 'To nie Ty? Nie musisz nic robić. Twoje konto się nie zmieniło i nikt nie uzyskał do niego dostępu.',
  },
  footer: {
    copy_link: 'Przycisk nie działa? Otwórz ten adres w przeglądarce:',
    reason: 'Otrzymujesz tę wiadomość, ponieważ Twój adres e-mail został podany w serwisie {site}.',
    support: 'Masz pytania? Napisz do nas: {email}',
  },
} satisfies Messages;
