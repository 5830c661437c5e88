import type { Messages } from './de.ts';

export const messages = {
  title: 'Regulamin się zmienił',
  lead: 'Od {date} w serwisie {site} obowiązuje nowy regulamin. Zdecyduj, czy się na niego zgadzasz.',
  what: 'Co się zmienia',
  nothingSaid: 'Nie ma podsumowania. Przeczytaj nowy tekst.',
  readNew: 'Przeczytaj nowy regulamin',
  readOld: 'Przeczytaj poprzedni regulamin',
  agree: 'Zgadzam się',
  later: 'Zdecyduj później',
  laterText: 'Do tego czasu możesz wszystko czytać, ale nie możesz pisać, dawać polubień, przesyłać zdjęć ani kupować.',
  ways: 'Jeśli się nie zgadzasz',
  waysText: 'Nic nie tracisz: kupione kredyty pozostają Twoje, a jeśli odejdziesz, zwrócimy to, co z nich zostało.',
  exportData: 'Pobierz moje dane',
  money: 'Zakupy i zwroty',
  leave: 'Usuń konto',
  contact: 'Napisz do nas',
  logout: 'Wyloguj się',
  agreed: 'Dziękujemy. Zgoda na nowy regulamin została zapisana.',
  errors: {
    terms_outdated: 'W międzyczasie regulamin znów się zmienił. Odśwież stronę.',
  },
} satisfies Messages;
