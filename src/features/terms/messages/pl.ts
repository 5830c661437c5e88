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
  laterPaid: 'Do tego czasu możesz nadal korzystać z tego, co masz już opłacone, ale nie możesz kupić niczego nowego.',
  ways: 'Jeśli się nie zgadzasz',
  waysText: 'Kupione kredyty pozostają Twoje. Jeśli odejdziesz, zwrócimy to, co z nich zostało.',
  waysDays:
    'Twoje Premium działa dalej przez opłacone dni. Jeśli chcesz odejść, najpierw wypowiedz umowę ze skutkiem natychmiastowym: zwrócimy Ci wtedy pieniądze za nierozpoczęte dni.',
  exportData: 'Pobierz moje dane',
  money: 'Zakupy i zwroty',
  endContract: 'Wypowiedz umowę',
  leave: 'Usuń konto',
  contact: 'Napisz do nas',
  logout: 'Wyloguj się',
  agreed: 'Dziękujemy. Zgoda na nowy regulamin została zapisana.',
  errors: {
    terms_outdated: 'W międzyczasie regulamin znów się zmienił. Odśwież stronę.',
  },
} satisfies Messages;
