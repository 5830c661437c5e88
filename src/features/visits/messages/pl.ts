import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Wybierz język', lead: 'Cała strona zmieni się od razu. Zapamiętamy Twój wybór na rok.' },
  country: {
    label: 'Twój kraj',
    help: 'Od niego zależą ceny i miejsca. Gdy masz już konto, liczy się kraj w profilu.',
    choose: 'Wybierz kraj',
  },
  age: {
    title: 'Czy jesteś osobą pełnoletnią?',
    text: '{site} to serwis randkowy dla dorosłych. Może tu być mowa o sprawach intymnych.',
    adult: 'Mam co najmniej {age, number}\u00a0lat',
    leave: 'Opuść stronę',
    birthDate: 'Przy zakładaniu konta pytamy o datę urodzenia.',
    privacy: 'Prywatność',
  },
  origin: {
    title: 'Czy możemy zapisać, która reklama Cię tu skierowała?',
    text: 'Trafiasz tu z reklamy. Jeśli się zgodzisz, zapamiętamy to na 30\u00a0dni i sprawdzimy, czy reklama się opłaca. Jeśli nie, wszystko działa tu tak samo.',
    noAd: 'Tym razem nie trafiasz tu z reklamy. Zapamiętamy odpowiedź na wypadek, gdyby tak się stało.',
    more: 'Co dokładnie?',
    needed: '<b>To, co robisz samodzielnie</b>, na przykład logowanie albo wybór języka, wymaga osobnego pliku cookie.',
    source:
      '<b>Która reklama Cię tu skierowała</b>, tylko za Twoją zgodą: na którą stronę, kiedy i kiedy wychodzisz. Bez imienia i bez profilu.',
    others: '<b>Usługi innych firm</b> nie wczytują się same.',
    yes: 'Tak, zapiszcie',
    no: 'Nie zapisujcie',
    later: 'Możesz to zmienić w każdej chwili w sekcji „Pliki cookie” na dole każdej strony.',
    notedYes: 'Dobrze: zapisujemy to.',
    notedNo: 'Dobrze: nie zapisujemy tego.',
    change: 'Zmień',
  },
} satisfies Messages;
