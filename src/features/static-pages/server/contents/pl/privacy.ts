import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Polityka prywatności',
  lead: 'Co {site} przechowuje o Tobie, po co, jak długo i kto to widzi.',
  short: {
    'map-pin': '**Twoja lokalizacja pozostaje przybliżona.** Zapisujemy kwadrat o boku około dwóch kilometrów, nigdy adres.',
    hand: '**Nikt obcy w tle.** Żadnych sieci reklamowych, usług analitycznych ani plików innych firm.',
    'eye-slash':
      '**O sprawy intymne pytamy osobno.** Seksualność, religię i intymne zainteresowania pokazujemy tylko po osobnym zaznaczeniu pola.',
    'download-simple': '**Wszystko możesz zabrać.** Jeden plik ze wszystkim, co o Tobie mamy, w ustawieniach.',
    trash: '**Usunąć znaczy usunąć.** Od razu niewidoczne, po {restore_days} dniach usunięte. Zostać muszą tylko dokumenty księgowe.',
  },
  sections: {
    controller: {
      title: 'Kto jest administratorem danych',
      text: [
        'Administratorem danych jest {company}, {address}. Na pytania o ochronę danych odpowiada człowiek pod adresem [{email}](mailto:{email}); wpisz w temacie „Ochrona danych”, aby wiadomość trafiła do właściwej osoby.',
      ],
    },
    data: {
      title: 'Co przechowujemy i po co',
      text: [
        'Dla każdej informacji podajemy cel, podstawę według rozporządzenia o ochronie danych osobowych (RODO) i czas przechowywania.',
        {
          table: {
            head: ['Dane', 'Cel', 'Podstawa', 'Jak długo'],
            rows: [
              [
                'E-mail, hasło',
                'Logowanie i pisanie do Ciebie. Hasło tylko jako skrót kryptograficzny (argon2id).',
                'umowa',
                'do usunięcia konta',
              ],
              [
                'Data urodzenia',
                'Sprawdzenie, czy masz ukończone {min_age}\u00a0lat. Inni widzą tylko wiek.',
                'umowa, prawo',
                'do usunięcia konta',
              ],
              ['Imię, płeć, profil, zdjęcia', 'Aby inni mogli Cię znaleźć i do Ciebie napisać.', 'umowa', 'do usunięcia konta'],
              [
                'Seksualność, religia, intymne zainteresowania',
                'Tylko do pokazywania i wyszukiwania, jeśli wyrazisz zgodę.',
                'Twoja zgoda (art. 9)',
                'do wycofania zgody lub usunięcia konta',
              ],
              ['Lokalizacja', 'Pokazywanie odległości w przedziałach.', 'umowa', 'tylko ostatni kwadrat'],
              [
                'Polubienia, wiadomości, zdjęcia, prezenty',
                'Dostarczenie i ponowne wyświetlenie.',
                'umowa',
                'do usunięcia konta przez Ciebie lub drugą osobę',
              ],
              [
                'Zakupy i kredyty',
                'Rozliczenia, zwroty, wykrywanie oszustw.',
                'umowa, prawo',
                'dokumenty do 10\u00a0lat, po usunięciu konta bez Twojego imienia i nazwiska',
              ],
              [
                'Polecenie zapłaty: imię i nazwisko, IBAN, adres, zgoda',
                'Pobieranie i zwroty przez nasz bank, odpowiedzi na pytania banku. Zaszyfrowane.',
                'umowa, prawo',
                'do usunięcia konta, co najmniej 14\u00a0miesięcy po pobraniu; pliki dla banku 30\u00a0dni',
              ],
              [
                'Numer komórki do kodu SMS',
                'Potwierdzenie polecenia zapłaty, ochrona przed nadużyciami. Po podaniu kodu tylko jako skrót, Twoja sieć zawsze.',
                'umowa, bezpieczeństwo',
                'numer i sieć najwyżej 1\u00a0dzień, skrót numeru 14\u00a0miesięcy',
              ],
              [
                'Zalogowane urządzenia',
                'Aby pokazać Ci Twoje zalogowane urządzenia. Przeglądarka i czas, bez adresu IP.',
                'bezpieczeństwo',
                '30\u00a0dni od ostatniego logowania',
              ],
              ['Nieudane logowania', 'Ochrona przed obcymi. Sieć i adres tylko jako skrót.', 'bezpieczeństwo', '2\u00a0dni'],
              [
                'Logowania i inne zdarzenia bezpieczeństwa: czas, rodzaj, sieć, skrót adresu',
                'Wykrywanie i wyjaśnianie ataków i nadużyć.',
                'bezpieczeństwo',
                'sieć najwyżej 7\u00a0dni, reszta 180\u00a0dni; po usunięciu konta bez powiązania z Tobą',
              ],
              [
                'Liczba zakładanych kont',
                'Spowalnianie botów, które masowo zakładają konta. Sieć tylko jako skrót.',
                'bezpieczeństwo',
                '2\u00a0godziny',
              ],
              ['Zgody', 'Wykazanie, kiedy i na jaki tekst wyrażono zgodę.', 'prawo', 'do usunięcia konta'],
              ['Reklama, która Cię tu skierowała', 'Liczenie, która reklama działa.', 'Twoja zgoda', '30\u00a0dni'],
              ['Powiadomienia', 'Aby nic nie przyszło dwa razy.', 'umowa', '90\u00a0dni'],
              [
                'Zgłoszenia i skargi',
                'Sprawdzenie, decyzja i odpowiedź.',
                'prawo, bezpieczeństwo',
                'skargi do usunięcia konta; zgłoszenia pozostają, wtedy bez Twojego imienia. Formularze wysłane bez konta, aż usuniemy je na Twoją prośbę. Sieć 1\u00a0dzień',
              ],
              [
                'Dowody w sprawie: kopie profilu i zdjęć, zgłoszona wiadomość oraz po trzy przed nią i po niej',
                'Ustalenie, co zgłoszono, także przy odwołaniu.',
                'prawo, bezpieczeństwo',
                'do 1\u00a0miesiąca po upływie 6\u00a0miesięcy na odwołanie, po ostatnim odwołaniu albo, bez decyzji, po zakończeniu sprawy, także gdy konto zostanie wcześniej usunięte; potem tylko skrót zgłoszonego zdjęcia',
              ],
              [
                'Decyzje o treściach i kontach',
                'Ich wykonanie, uzasadnienie i rozliczenie się z nich.',
                'prawo',
                'na stałe; po usunięciu konta bez powiązania z Tobą, bez faktów i naszych własnych słów',
              ],
              [
                'Przebieg sprawy: kroki, notatki i odpowiedzi naszego zespołu',
                'Wykazanie, co zrobiono.',
                'prawo, bezpieczeństwo',
                'na stałe; po usunięciu konta bez powiązania z Tobą',
              ],
              [
                'Odwołania',
                'Aby sprawdziła je inna osoba i Ci odpowiedziała.',
                'prawo',
                'do usunięcia konta; jeśli zgłoszenie było Twoje, Twoje słowa zostają w sprawie bez Twojego imienia',
              ],
              [
                'Kiedy nasz zespół czyta wiadomości',
                'Wykazanie, kto co otworzył i dlaczego. W ustawieniach widzisz, kiedy, ile i dlaczego: od razu albo, jeśli zgłoszenie dotyczyło Ciebie, po decyzji w sprawie. Jeśli prawo nakazuje zachowanie tajemnicy na czas postępowania organu, zobaczysz to dopiero po jego zakończeniu.',
                'prawo, bezpieczeństwo',
                'Twoja lista do usunięcia konta; rejestr zespołu, z numerem sprawy, na stałe',
              ],
              [
                'Kiedy nasz zespół odsłania ukryte dane: adres e-mail, datę urodzenia, konto bankowe',
                'Wykazanie, kto je widział i dlaczego. W ustawieniach widzisz, kiedy, co i dlaczego. Jeśli prawo nakazuje zachowanie tajemnicy na czas postępowania organu, zobaczysz to dopiero po jego zakończeniu.',
                'prawo, bezpieczeństwo',
                'Twoja lista do usunięcia konta; rejestr zespołu na stałe',
              ],
              [
                'E-maile naszego zespołu do Ciebie; informacja, że e-mail nie dotarł',
                'Pomoc dla Ciebie.',
                'umowa',
                'e-maile do usunięcia konta; te, które nie dotarły, 90\u00a0dni',
              ],
              [
                'Odrzucone zdjęcia, usunięte przez nas wiadomości',
                'Ponowne pokazanie po odwołaniu. Inni ich nie widzą.',
                'prawo, bezpieczeństwo',
                'do usunięcia konta, wiadomości do usunięcia jednego z dwóch kont',
              ],
              [
                'Skróty zdjęć, karty i IBAN-u po blokadzie za oszustwo',
                'Aby nikt nie użył ich ponownie.',
                'bezpieczeństwo',
                'do zniesienia blokady, także po usunięciu konta',
              ],
              [
                'Porównanie z zablokowanymi z góry dostawcami poczty, sieciami, zwrotami i obrazami',
                'Powstrzymanie oszustw i reklamy. Liczymy tylko trafienia; jeśli ma to sprawdzić nasz zespół, powstaje sprawa.',
                'bezpieczeństwo',
                'tego, co odrzucamy, nie zapisujemy; sprawę tak jak wyżej',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Seksualność, religia i intymne zainteresowania',
      text: [
        'Te informacje szczególnie chroni artykuł 9 RODO. Dlatego pytamy o nie osobno, pole nigdy nie jest z góry zaznaczone, a w [ustawieniach](/settings) widzisz, kiedy i na jaki tekst wyrażono zgodę. Jeśli wycofasz zgodę, od tej chwili nikt już nie widzi tych informacji. To, kogo szukasz, może wskazywać na Twoją seksualność; używamy tego tylko po to, by pokazywać Ci pasujące osoby.',
      ],
    },
    place: {
      title: 'Twoja lokalizacja',
      text: [
        'Przeliczamy Twoją lokalizację na kwadrat o boku około dwóch kilometrów i zapisujemy tylko ten kwadrat. Odległości liczymy od środka do środka kwadratów i pokazujemy w przedziałach, na przykład „poniżej 5\u00a0km”. Inni nie mogą odróżnić Cię od osoby, która jest w tym samym kwadracie.',
      ],
    },
    readers: {
      title: 'Kto co widzi',
      text: [
        'Twój profil widzą osoby mające konto w serwisie {site}; osoby bez konta widzą najwyżej jego część, i to tylko po włączeniu opcji „Profil dla odwiedzających”. W ustawieniach decydujesz, czy widać, że jesteś online, i czy pojawiasz się w wyszukiwaniu. Nikt z nich nie widzi Twojego adresu e-mail, daty urodzenia ani tego, kogo blokujesz.',
        'Każde zdjęcie zapisujemy od nowa; miejsce wykonania i dane aparatu znikają. Usunięte zdjęcie po dziesięciu minutach znika także u nas, z wyjątkiem kopii, która jest dowodem w sprawie. Zablokowane obrazy rozpoznajemy po skrócie.',
        'Twoje wiadomości są dla Ciebie i dla osoby, z którą piszesz. Program ostrzega tę osobę przed wzorcami oszustw i niczego z tego nie przechowuje. Inny odrzuca wiadomości z zablokowanymi zwrotami albo przedstawia taką wiadomość moderacji. Jeśli coś zostanie zgłoszone, moderacja widzi kopię zgłoszonego profilu, zdjęcia lub wiadomości wraz z trzema wiadomościami przed nią i po niej. Inne wiadomości otwiera tylko z podaniem powodu; kiedy, ile i dlaczego, widzisz w swoich ustawieniach.',
      ],
    },
    recipients: {
      title: 'Kto jeszcze otrzymuje dane',
      text: [
        'Tylko ci, którzy pomagają nam prowadzić serwis {site}, tylko to, co niezbędne, i na podstawie umowy:',
        {
          list: [
            '**Operator płatności**, którego widzisz przy płatności. Dane karty podajesz tam; my dowiadujemy się o kwocie, czasie, wyniku i, jeśli tego chcesz, otrzymujemy identyfikator na następny zakup.',
            'Usługi, które dostarczają nasze **e-maile i SMS-y**, oraz centrum danych, w którym stoją nasze serwery.',
            '**Usługa push Twojej przeglądarki**, jeśli włączysz powiadomienia. Treść jest zaszyfrowana.',
            '**Usługę map i usługę GIF-ów** pytamy z naszego serwera: otrzymują kwadrat o boku dwóch kilometrów lub szukane słowo, nigdy Twój adres IP.',
            '**Organy publiczne**, jeśli zobowiązuje nas do tego ustawa.',
          ],
        },
        'Nie sprzedajemy danych, a reklamodawcy nie otrzymują o Tobie żadnych informacji. Jeśli usługa ma siedzibę poza UE, obowiązuje decyzja Komisji Europejskiej lub umowa z jej standardowymi klauzulami.',
      ],
    },
    automatic: {
      title: 'O czym decydują programy',
      text: [
        'Propozycje porządkujemy według tego, czego szukają obie strony, odległości, aktywności i wspólnych zainteresowań. Limity dla nowych kont i płatności działają automatycznie i same się kończą. Program odrzuca wiadomości z zablokowanymi zwrotami, zablokowane obrazy oraz zakładanie kont przez zablokowanych dostawców poczty i z zablokowanych sieci. Jeśli uważasz to za błąd, skorzystaj z [formularza skargi](/complaints); odpowie człowiek. Co program może od razu ukryć po zgłoszeniu, opisuje strona [Blokady i odwołania](/pages/ban). O blokadach kont decydują ludzie.',
      ],
    },
    deletion: {
      title: 'Co się dzieje przy usuwaniu konta',
      text: [
        'Od razu znikasz z wyszukiwania, polubień i czatów. Przez {restore_days}\u00a0dni możesz się zalogować i wrócić. Potem usuwamy konto, profil, zdjęcia, polubienia i wiadomości, także u innych. Zostają: to, czego prawo podatkowe wymaga w sprawie zakupów, bez Twojego imienia i nazwiska, zgoda na polecenie zapłaty i skrót jej numeru komórki do 14\u00a0miesięcy po pobraniu oraz to, co według powyższej tabeli zostaje ze zgłoszeń, decyzji i blokad. Jeśli organ publiczny zażąda zachowania konta, usuwamy je wraz z dowodami dopiero wtedy, gdy to się skończy. Kopie zapasowe usuwamy po {backup_days}\u00a0dniach, najnowszą dopiero po utworzeniu następnej; do tego czasu nadal zawierają te dane.',
      ],
    },
    rights: {
      title: 'Twoje prawa',
      text: [
        'Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przenoszenia, a także możesz sprzeciwić się każdemu przetwarzaniu opartemu na naszym interesie w zapewnieniu bezpieczeństwa. Zgody możesz w każdej chwili wycofać na przyszłość.',
        'Większość z tego to przycisk w [ustawieniach](/settings): zmiana danych, wycofanie zgody, zamówienie pliku ze wszystkimi danymi (siedem dni na pobranie), usunięcie konta. We wszystkich innych sprawach wystarczy zwykła wiadomość; odpowiadamy w ciągu miesiąca. Możesz też złożyć skargę do organu ochrony danych w swoim kraju.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nowe: dowody, decyzje, odwołania, co widzi nasz zespół i kiedy z powodu postępowania dowiesz się o tym później, odrzucone zdjęcia, co blokujemy z góry oraz co zapisujemy o logowaniach i innych zdarzeniach bezpieczeństwa. Dowody przechowujemy dłużej, niż było tu napisane.',
    '2026-11-26': 'Nowe: co zapisujemy przy poleceniu zapłaty i jak długo.',
    '2023-12-01': 'Pierwsza wersja.',
  },
};
