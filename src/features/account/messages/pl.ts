import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Logowanie',
    lead: 'Dobrze Cię znów widzieć.',
    email: 'E-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    emailMissing: 'Wpisz swój adres e-mail.',
    passwordMissing: 'Wpisz swoje hasło.',
    noAccount: 'Nie masz jeszcze konta?',
    signup: 'Załóż konto za darmo',
  },
  activate: {
    checking: 'Chwileczkę, sprawdzamy Twój link…',
    checkFailed: 'Nie udało się sprawdzić linku',
    doneTitle: 'Twoje konto jest aktywne',
    doneText: 'Super, że jesteś. Od teraz inni mogą Cię znaleźć i Ci odpowiadać.',
    discover: 'Odkrywaj ludzi',
    login: 'Zaloguj się',
    errorTitle: 'Ten link już nie działa',
    errorText: 'Linki z wiadomości e-mail działają tylko raz i przez 72 godziny.',
    errorActive: 'Twoje konto jest już aktywne, link nie jest Ci potrzebny.',
    errorResend: 'Chętnie wyślemy Ci nowy.',
    errorLogin: 'Może Twoje konto jest już aktywne? Zaloguj się, a jeśli nie jest, tam dostaniesz nowy link.',
  },
  reminder: {
    title: 'Potwierdź swój e-mail.',
    text: 'Do tego czasu nikt Cię nie znajdzie i nie możesz jeszcze wysyłać wiadomości.',
  },
  resend: {
    send: 'Wyślij e-mail ponownie',
    sent: 'E-mail jest już w drodze: {email}. Zajrzyj też do folderu ze spamem.',
  },
  errors: {
    login_failed: 'Logowanie się nie udało, spróbuj ponownie',
    too_many_attempts: 'Za dużo prób. Konto jest zablokowane na {minutes, number} min.',
    link_expired: 'Link wygasł lub jest nieprawidłowy.',
    too_many_mails: 'Przed chwilą wysłaliśmy Ci e-mail. Spróbuj ponownie za {minutes, number} min.',
  },
} satisfies Messages;
