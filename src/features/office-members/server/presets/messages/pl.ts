import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Twoja wiadomość dotarła. Zajmujemy się nią i odezwiemy się, gdy tylko dowiemy się więcej.',
  solved: 'Gotowe: sprawdź, czy wszystko jest już tak, jak powinno. Jeśli nie, napisz do nas jeszcze raz.',
  need_more:
    'Aby pomóc, potrzebujemy jeszcze czegoś od Ciebie. Napisz nam, co dokładnie się stało i kiedy, najlepiej ze zdjęciem ekranu.\nNie wysyłaj nam hasła ani kodów.',
  take_care:
    'Uważaj na siebie: nie wysyłaj nikomu pieniędzy, kodów ani dokumentów, także innymi drogami. Jeśli coś wydaje Ci się dziwne, zgłoś profil. Sprawdzamy każde zgłoszenie.',
};
