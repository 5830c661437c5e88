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
            '**Wstrzymać konto:** jest niewidoczne, dopóki nie skończymy sprawdzać. Nikt nie otrzymuje w tym czasie powiadomień.',
            '**Zablokować konto:** konto się kończy, a założenie nowego jest niedozwolone.',
          ],
        },
        'Wybieramy najłagodniejszy skuteczny środek i patrzymy, co się stało, jak często i z jakimi skutkami. Jeśli ktoś wysyła oczywiście bezzasadne zgłoszenia lub skargi, po ostrzeżeniu możemy na pewien czas zawiesić ich rozpatrywanie.',
      ],
    },
    notice: {
      title: 'O czym Cię informujemy',
      text: [
        'Osoba, której sprawa dotyczy, otrzymuje e-mail: co zrobiliśmy, na podstawie jakich faktów i jakiej zasady, czy przyczyną było zgłoszenie i jak można się odwołać. To, kto dokonał zgłoszenia, pozostaje tajemnicą; osoba zgłaszająca znajdzie naszą decyzję w [ustawieniach](/settings). Milczymy tylko tam, gdzie zabrania nam tego ustawa albo gdzie naraziłoby to kogoś na niebezpieczeństwo.',
      ],
    },
    credits: {
      title: 'Co dzieje się z zakupami',
      text: [
        'Także zablokowane konto zachowuje prawo do zwrotu niewykorzystanych kredytów w terminie {refund_days}\u00a0dni od zakupu; w tej sprawie napisz do nas. Gdy blokada jest ostateczna, także później zwracamy pieniądze za kupione, niewykorzystane kredyty w taki sam sposób, w jaki nastąpiła płatność. Kredyty za wiadomości z ostatnich siedmiu dni do profilu, który usuwamy z powodu oszustwa, wracają same.',
      ],
    },
    appeal: {
      title: 'Odwołanie',
      text: [
        'Od każdej decyzji możesz się odwołać przez sześć miesięcy, także od decyzji o pozostawieniu zgłoszenia bez dalszych kroków: przez [formularz skargi](/complaints), bez logowania, albo pod adresem [{email}](mailto:{email}). Napisz, o co chodzi i co nam umknęło. Otrzymasz numer. Sprawę bada na nowo człowiek, który nie brał udziału w pierwszej decyzji; zwykle odpowiadamy w ciągu 14\u00a0dni.',
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
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
