import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Blokady i odwołania',
  lead: 'Kiedy interweniujemy w serwisie {site}, o czym Cię wtedy informujemy i jak możesz się bronić.',
  short: {
    flag: '**Zgłoszenie to dwa kroki.** Przy każdym profilu, zdjęciu i wiadomości.',
    users: '**Decydują ludzie.** Żaden program nie blokuje konta.',
    'envelope-simple': '**Poznajesz powód.** Razem z zasadą, o którą chodzi.',
    gavel: '**Odwołanie nic nie kosztuje.** Masz sześć miesięcy, a sprawę bada ktoś inny.',
  },
  sections: {
    reasons: {
      title: 'Za co blokujemy konta',
      text: [
        'Miarą są przepisy prawa i [zasady społeczności](/pages/rules). Od razu i na stałe blokujemy konto w przypadku:',
        {
          list: [
            'niepełnoletności i wszystkiego, co przedstawia małoletnich w sposób seksualny;',
            'oszustwa, próśb o pieniądze, szantażu i fałszywej tożsamości;',
            'przemocy, gróźb, stalkingu i handlu ludźmi;',
            'intymnych zdjęć innych osób bez ich zgody.',
          ],
        },
        'W przypadku nękania, obelg, reklamy lub niechcianych zdjęć liczy się waga sprawy i to, czy się powtarza.',
      ],
    },
    steps: {
      title: 'Co możemy zrobić',
      text: [
        {
          list: [
            '**Usunąć treść:** zdjęcie, tekst, wiadomość.',
            '**Udzielić ostrzeżenia:** ze wskazaniem, co musi się zmienić.',
            '**Ograniczyć lub ukryć:** przez pewien czas bez nowych rozmów, zdjęć lub wiadomości, albo profil jest niewidoczny.',
            '**Zawiesić konto:** jest niewidoczne do dnia, który podajemy. W tym czasie nikomu nie wysyła powiadomień.',
            '**Zablokować konto:** konto się kończy, a założenie nowego jest niedozwolone.',
          ],
        },
        'Wybieramy najłagodniejszy skuteczny środek i patrzymy, co się stało, jak często i z jakimi skutkami. Osoba zgłaszająca otrzymuje wynik każdego zgłoszenia, które sprawdzamy. Jeśli po raz drugi w ciągu 30\u00a0dni nie stwierdzimy naruszenia, do wyniku dołączamy ostrzeżenie. Jeśli po ostrzeżeniu w ciągu tych 30\u00a0dni nadejdzie kolejne takie zgłoszenie, odkładamy kolejne zgłoszenia tej osoby na 30\u00a0dni: przechowujemy je i czytamy, jeśli w sprawie tej samej osoby toczy się już sprawdzanie, ale same go nie rozpoczynają. Zgłoszenia dotyczące osób, które mogą mieć mniej niż 18\u00a0lat, oraz treści seksualnych sprawdzamy zawsze. [Formularz zgłoszenia](/notice) jest zawsze dostępny.',
        'Z tego, co już widać, program może ukryć tylko dwie rzeczy: zdjęcie po zgłoszeniu intymnego obrazu i profil, który być może należy do osoby poniżej 18\u00a0lat. Robi to od razu i tylko do czasu, aż sprawdzi to człowiek. O tym też Cię informujemy i od tego też możesz się odwołać. Odrzuca też to, co zablokowaliśmy z góry: wiadomości z określonymi zwrotami, określone obrazy oraz zakładanie kont przez określonych dostawców poczty i z określonych sieci. Widzisz to od razu i nic to nie kosztuje. Jeśli uważasz to za błąd, skorzystaj z [formularza skargi](/complaints); odpowie człowiek.',
      ],
    },
    notice: {
      title: 'O czym Cię informujemy',
      text: [
        'Osoba, której sprawa dotyczy, otrzymuje e-mail i osobną stronę: co zrobiliśmy, na podstawie jakich faktów i jakiej zasady, czy przyczyną było zgłoszenie i jak można się odwołać. To, kto dokonał zgłoszenia, pozostaje tajemnicą; osoba zgłaszająca otrzyma wynik e-mailem i znajdzie go w [ustawieniach](/settings). Milczymy tylko tam, gdzie zabrania nam tego ustawa albo gdzie naraziłoby to kogoś na niebezpieczeństwo.',
        'Jeśli nasz zespół czyta wiadomości z Twoich rozmów, aby coś sprawdzić, w [ustawieniach](/settings) widzisz, kiedy, ile i dlaczego.',
      ],
    },
    credits: {
      title: 'Co dzieje się z zakupami',
      text: [
        'Także zablokowane konto zachowuje prawo do zwrotu niewykorzystanych kredytów w terminie {refund_days}\u00a0dni od zakupu; w tej sprawie napisz do nas. Przy stałej blokadzie zamrażamy kupione, niewykorzystane kredyty i zwracamy za nie pieniądze 14\u00a0dni później albo zaraz po rozpatrzeniu odwołania, w taki sam sposób, w jaki nastąpiła płatność. Jeśli odwołanie jest uwzględnione, kredyty wracają. Każda osoba, która dostała wiadomości od profilu zablokowanego z powodu oszustwa, otrzymuje ostrzeżenie w ciągu godziny. Wszystkie kredyty wydane na ten profil wracają same, bez względu na to, kiedy zostały wydane.',
      ],
    },
    appeal: {
      title: 'Odwołanie',
      text: [
        'Od każdej decyzji możesz się odwołać przez sześć miesięcy, także od decyzji o pozostawieniu zgłoszenia bez dalszych kroków: na stronie decyzji, do której prowadzi nasz e-mail. Nie trzeba się logować, a po blokadzie można też przejść przez logowanie z właściwym hasłem. Możesz też skorzystać z [formularza skargi](/complaints) albo napisać pod adres [{email}](mailto:{email}). Napisz, co nam umknęło. Sprawę bada na nowo człowiek, który nie brał udziału w pierwszej decyzji, i odpowiada Ci na piśmie w ciągu 72\u00a0godzin. To nic nie kosztuje.',
        'Jeśli podtrzymamy decyzję, możesz zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów (artykuł 21 aktu o usługach cyfrowych, DSA) albo wystąpić do sądu.',
      ],
    },
    contacts: {
      title: 'Punkty kontaktowe według DSA',
      text: [
        'Dla osób mających konto i wszystkich innych (artykuł 12) oraz dla organów publicznych (artykuł 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Odpowiadamy po niemiecku i po angielsku. Nielegalne treści może zgłosić każdy, także bez konta: przez [formularz zgłoszenia](/notice).',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nowe: co dzieje się ze zgłoszeniami, gdy kilka było bezzasadnych, i co odrzuca program.',
    '2023-12-01': 'Pierwsza wersja.',
  },
};
