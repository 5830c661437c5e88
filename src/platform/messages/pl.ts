import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Złóż skargę',
    decision: 'Zobacz decyzję',
    close: 'Zamknij',
    cancel: 'Anuluj',
    back: 'Wstecz',
    next: 'Dalej',
    save: 'Zapisz',
    retry: 'Spróbuj ponownie',
    undo: 'Cofnij',
    more: 'Więcej',
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
  },
  state: { loading: 'Wczytywanie…', saved: 'Zapisano', online: 'online', required: 'Wymagane', fictional: 'Profil fikcyjny' },
  date: { day: 'Dzień', month: 'Miesiąc', year: 'Rok' },
  pages: { more: 'Pokaż więcej', page: 'Strona {page, number}' },
  errors: {
    invalid_request: 'Coś tu się nie zgadza. Sprawdź wpisane dane.',
    authentication_required: 'Zaloguj się, aby przejść dalej.',
    origin_refused: 'Odrzucono ze względów bezpieczeństwa.',
    preview: 'To jest podgląd. Nic się tu nie zapisuje.',
    not_found: 'Tego tu nie ma albo już zniknęło.',
    other_member: 'W międzyczasie w tej przeglądarce zalogował się ktoś inny. Nic nie zostało zmienione.',
    restricted:
      'Teraz nie można tego zrobić: po sprawdzeniu wprowadziliśmy ograniczenie. Decyzja {number} wyjaśnia, dlaczego i na jak długo.',
    suspended: 'Twoje konto jest tymczasowo zawieszone. Decyzja {number} wyjaśnia, dlaczego i na jak długo.',
    banned: 'Twoje konto jest zablokowane. Decyzja {number} wyjaśnia, dlaczego i jak możesz się odwołać.',
    switched_off:
      '{own, select, yes {Komunikat serwisu: „{words}”} other {{what, select, signups {Zakładanie kont jest teraz wyłączone. Spróbuj ponownie później.} first_messages {Nowe rozmowy są teraz wyłączone. W dotychczasowych możesz pisać dalej.} uploads {Przesyłanie zdjęć jest teraz wyłączone. Spróbuj ponownie później.} payments {Płatności są teraz wyłączone. Niczego nie pobrano.} closing {Ten serwis wkrótce zostanie zamknięty. Nie można już założyć konta ani niczego kupić.} other {To jest teraz wyłączone. Spróbuj ponownie później.}}}}',
    terms_changed: 'Regulamin się zmienił. Najpierw zdecyduj, czy się na niego zgadzasz. Do tego czasu możesz wszystko czytać.',
    too_large: 'To jest za duże.',
    rate_limited: 'Trochę za szybko. Poczekaj chwilę.',
    internal: 'Coś poszło nie tak. Spróbuj ponownie później.',
    unavailable: 'Chwilowo jesteśmy poza zasięgiem. Spróbuj ponownie za moment.',
    offline: 'Jesteś offline. Sprawdź połączenie.',
  },
} satisfies Messages;
