import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Zwroty',
  lead: 'Jak odzyskać pieniądze, jeśli zmienisz zdanie.',
  short: {
    clock: '**Masz {refund_days}\u00a0dni.** Bez podania powodu, od dnia zawarcia umowy.',
    wallet: '**Pieniądze, nie bony.** Tą samą drogą, którą przyszła płatność.',
    coins: '**Za wszystko, co zostało.** Wykorzystane kredyty są opłacone, za niewykorzystane oddajemy zapłaconą cenę.',
    receipt: '**Najpierw widzisz rozliczenie.** Co do grosza, zanim potwierdzisz.',
  },
  sections: {
    how: {
      title: 'Jak to zrobić',
      text: [
        'Otwórz zakup na stronie [Zakupy](/transactions). Dopóki biegnie termin i zostały kredyty, znajdziesz tam „Zwróć kredyty” z kwotą. Potwierdź, a zwrócimy ją. Bez logowania wystarczy wiadomość na adres [{email}](mailto:{email}) albo strona [Odstąpienie od umowy](/withdrawal).',
      ],
    },
    amount: {
      title: 'Ile otrzymasz',
      text: [
        'Przy każdym zakupie zapisujemy, ile kosztował jeden kredyt, także z rabatem. Po tej cenie zwracamy pieniądze za niewykorzystane kredyty z tego zakupu. Darmowe kredyty zużywają się przy pisaniu pierwsze i nie są wypłacane. Jeśli to Twój jedyny zakup, skończy się też Premium; Twoje rozmowy nadal będzie można czytać.',
        {
          timed:
            'Przy Premium na czas określony zwracamy pieniądze za nierozpoczęte dni, po zapłaconej cenie. Dzień zakupu nic nie kosztuje. Potem to Premium kończy się od razu.',
        },
      ],
    },
    law: {
      title: 'Pouczenie o odstąpieniu od umowy',
      text: [
        '**Prawo odstąpienia od umowy.** Masz prawo odstąpić od niniejszej umowy w terminie {refund_days}\u00a0dni bez podania jakiejkolwiek przyczyny. Termin do odstąpienia od umowy wygasa po upływie {refund_days}\u00a0dni od dnia zawarcia umowy.',
        'Aby skorzystać z prawa odstąpienia od umowy, musisz poinformować nas ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) o swojej decyzji w drodze jednoznacznego oświadczenia, na przykład pocztą elektroniczną. Możesz skorzystać z wzoru formularza poniżej, jednak nie jest to obowiązkowe. Aby zachować termin, wystarczy wysłać tę informację przed jego upływem.',
        'Możesz również skorzystać z prawa odstąpienia od umowy online na stronie [Odstąpienie od umowy](/withdrawal). Jeśli skorzystasz z tej funkcji online, niezwłocznie prześlemy Ci na trwałym nośniku (na przykład pocztą elektroniczną) potwierdzenie otrzymania oświadczenia o odstąpieniu wraz z jego treścią oraz datą i godziną jego złożenia.',
        '**Skutki odstąpienia od umowy.** W przypadku odstąpienia od umowy zwracamy Ci wszystkie otrzymane od Ciebie płatności niezwłocznie, a w każdym przypadku nie później niż 14\u00a0dni od dnia, w którym otrzymaliśmy informację o Twojej decyzji, przy użyciu takiego samego sposobu płatności i bez żadnych opłat dla Ciebie.',
        'W przypadku żądania, aby kredyty były dostępne przed upływem terminu do odstąpienia od umowy, płacisz kwotę proporcjonalną do zakresu świadczeń spełnionych do chwili odstąpienia: za wykorzystane kredyty po cenie z tego zakupu.',
        {
          timed:
            'Jeśli poprosisz, aby Premium na czas określony zaczęło się już w terminie odstąpienia, płacisz za dni rozpoczęte do chwili odstąpienia, po cenie tego zakupu.',
        },
      ],
    },
    form: {
      title: 'Wzór formularza odstąpienia od umowy',
      text: [
        'Adresat: {company}, {address}, {email}. Niniejszym informuję o moim odstąpieniu od umowy zakupu kredytów w serwisie {site}.',
        {
          list: [
            'Data i numer zamówienia:',
            'Imię lub nazwa oraz adres e-mail konta:',
            'Adres (opcjonalnie):',
            'Data oraz podpis, tylko w wersji papierowej:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Co nie dociera, nic nie kosztuje',
      text: [
        'Niezależnie od odstąpienia od umowy kredyty wracają same, jeśli usuniemy profil z powodu oszustwa, jeśli konto zostanie usunięte, zanim ktoś przeczyta Twoją wiadomość lub na nią odpowie (wtedy po {restore_days} dniach), albo jeśli przez tydzień nie zostanie aktywowane. Każdą zmianę wraz z jej powodem pokazuje strona [Kredyty](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Gdy coś się nie zgadza',
      text: [
        'Podwójna płatność, brak kredytów, nieznane obciążenie: napisz do nas, zanim zlecisz bankowi cofnięcie płatności, zwykle rozwiązujemy to tego samego dnia. Twoje ustawowe prawa w razie niezgodności z umową nie zależą od żadnego terminu na tej stronie.',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
