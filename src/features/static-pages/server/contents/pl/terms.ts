import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Regulamin',
  lead: 'Niniejszy regulamin obowiązuje między Tobą a firmą {company} i dotyczy wszystkiego, co robisz w serwisie {site}.',
  short: {
    user: '**Ukończone {min_age}\u00a0lat i tylko we własnym imieniu.** Jedna osoba, jedno konto, żadnych fałszywych danych.',
    heart: '**Konto, wyszukiwanie i polubienia są za darmo.** Kredytami płacisz tylko za wiadomości, zdjęcia i prezenty.',
    coins: '**Jednorazowa płatność, bez abonamentu.** Nic się nie odnawia, a kredyty nie tracą ważności.',
    receipt: '**{refund_days}\u00a0dni do namysłu.** Za niewykorzystane kredyty oddajemy pieniądze.',
    gavel: '**Przy blokadzie konta podajemy powód.** I można się odwołać.',
    trash: '**Odejście w dwóch krokach.** Przez {restore_days}\u00a0dni możesz wrócić, potem zostaje tylko to, czego wymaga prawo.',
  },
  sections: {
    parties: {
      title: 'Z kim zawierasz umowę',
      text: [
        'Drugą stroną umowy jest {company}, {address}, rejestr {register}, numer VAT {vat_numbers}. Możesz się z nami skontaktować pod adresem [{email}](mailto:{email}) i pod numerem [{phone}](tel:{phone}).',
        'Umowa zostaje zawarta, gdy na końcu zakładania konta akceptujesz niniejszy regulamin, a my tworzymy Twoje konto. Tekst możesz w każdej chwili tutaj przeczytać, wydrukować i zapisać. Językiem umowy jest język, w którym zakładasz konto.',
      ],
    },
    membership: {
      title: 'Kto może mieć konto',
      text: [
        'Masz ukończone co najmniej {min_age}\u00a0lat, zakładasz konto dla siebie i masz tylko jedno konto. Imię w profilu może być pseudonimem; wiek, płeć i zdjęcia muszą być prawdziwe.',
        'Wysyłamy Ci link, którym aktywujesz konto. Wcześniej nikt Cię nie widzi, a to, co piszesz, czeka bezpłatnie. Nikomu nie ujawniaj hasła i daj nam znać, jeśli z Twojego konta korzysta ktoś inny.',
      ],
    },
    service: {
      title: 'Czego możesz oczekiwać od serwisu {site}',
      text: [
        '{site} to miejsce, w którym dorośli się poznają i do siebie piszą. Nie obiecujemy odpowiedzi, spotkań ani związku.',
        {
          real: 'Nie wymyślamy osób, polubień ani odwiedzin. Za każdym profilem stoi ktoś, kto sam założył konto. Czy ta osoba mówi prawdę, nie możemy wiedzieć: nie sprawdzamy dowodów tożsamości ani karalności. Przeczytaj o tym na naszej stronie [Bezpieczeństwo](/pages/safety).',
          declared:
            'W serwisie {site} są profile fikcyjne. Na każdej karcie, w profilu i na czacie mają oznaczenie: {fictional}. Nie dają polubień, nikogo nie odwiedzają, nie zaczynają rozmów i nigdzie nie są liczone; nie można się z nimi spotkać. Wszystkie inne profile należą do osób, które same założyły konto. Nie sprawdzamy dowodów tożsamości ani karalności. Przeczytaj o tym na naszej stronie [Bezpieczeństwo](/pages/safety).',
        },
        'Rozwijamy serwis {site} i czasem musimy go na krótko wyłączyć. Nie wpływa to na to, za co już zapłacono. Reklamy są oznaczone słowem „Reklama” i nie są profilami osób z serwisu.',
      ],
    },
    credits: {
      title: 'Co jest za darmo, a za co płacisz kredytami',
      text: [
        'Założenie konta, wyszukiwanie, polubienia, Swipe, czytanie i własny profil są bezpłatne. Kredytami płacisz za wiadomości, zdjęcia i prezenty, które wysyłasz. Koszt w kredytach i w Twojej walucie widać obok przycisku wysyłania i na stronie [Ceny](/pricing).',
        'Bez zakupu możesz zacząć dwie rozmowy. Każdy zakup daje Ci Premium: bez tego limitu i ze wszystkimi zdjęciami. Nowe konta przez pierwsze 48\u00a0godzin zaczynają mniej rozmów i nie wysyłają linków; chroni to wszystkich przed oszustwami.',
        'Najpierw zużywają się darmowe kredyty. Kredyty nie tracą ważności, dopóki istnieje Twoje konto, i nie można ich przenosić. W ustawieniach możesz wyznaczyć sobie miesięczny limit.',
        'Płacisz tylko za to, co dociera: kredyty za wiadomość wracają same, jeśli usuniemy profil z powodu oszustwa, jeśli konto zostanie usunięte, zanim ktoś przeczyta wiadomość lub na nią odpowie (wtedy po {restore_days} dniach, bo do tego czasu konto może wrócić), albo jeśli przez tydzień nie zostanie aktywowane.',
      ],
    },
    purchase: {
      title: 'Jak kupujesz',
      text: [
        'Wybierasz pakiet, widzisz całą cenę z VAT i zamawiasz przyciskiem „Zamówienie z obowiązkiem zapłaty”. W ten sposób składasz wiążącą ofertę; przyjmujemy ją, udostępniając kredyty. Wcześniej możesz wszystko zmienić lub przerwać.',
        'Nie ma abonamentu. Zapisaną metodę płatności obciążamy tylko wtedy, gdy ponownie złożysz zamówienie. Kod rabatowy jest ważny na jedno zamówienie.',
        'Jeśli płatność zostanie cofnięta, odbieramy kredyty z tego zakupu. Za te, które zostały już wykorzystane, nadal należy się zapłata; do wyjaśnienia sprawy nie można nic kupić ani wydać żadnych kredytów, także tych z prezentu i z innych zakupów.',
        {
          timed:
            'Premium na czas określony zaczyna się z chwilą zakupu i kończy samo po opłaconych dniach. Nic się nie odnawia i niczego nie trzeba wypowiadać. Jeśli mimo to chcesz: [Wypowiedz umowę](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Odstąpienie od umowy i zwrot',
      text: [
        'Od każdego zakupu możesz odstąpić w terminie {refund_days}\u00a0dni i otrzymać zwrot za niewykorzystane kredyty po zapłaconej cenie. Sposób postępowania opisuje strona [Zwroty](/pages/return-policy). Niezależnie od tego zachowujesz ustawowe prawa w razie niezgodności z umową.',
      ],
    },
    content: {
      title: 'Twoje teksty i zdjęcia',
      text: [
        'To, co piszesz i dodajesz, należy do Ciebie. Pozwalasz nam przechowywać to w serwisie {site}, dostosowywać technicznie i pokazywać osobom, dla których jest przeznaczone, i nic ponadto. Zezwolenie wygasa, gdy usuniesz daną treść.',
        'Dodawaj tylko to, co wolno Ci pokazywać. W przypadku zdjęć innych osób potrzebujesz ich zgody.',
      ],
    },
    conduct: {
      title: 'Zasady i skutki ich naruszenia',
      text: [
        'Obowiązują [zasady społeczności](/pages/rules). Zakazane są przede wszystkim oszustwa, prośby o pieniądze, nękanie, nienawiść, wszystko, co dotyczy małoletnich, płatny seks, reklama i automatyczne korzystanie z serwisu.',
        'Program rozpoznaje wzorce oszustw i ostrzega osobę, która otrzymuje wiadomość. Wiadomości ze zwrotami i obrazy, które zablokowaliśmy, odrzuca przed wysłaniem; widzisz to od razu i nic to nie kosztuje. Odrzuca też zakładanie kont przez zablokowanych dostawców poczty i z zablokowanych sieci. Jeśli uważasz to za błąd, skorzystaj z [formularza skargi](/complaints); odpowie człowiek. O treściach i kontach, które już istnieją, decydują ludzie. Zależnie od wagi sprawy usuwamy treści, udzielamy ostrzeżenia lub blokujemy konto i podajemy Ci powód. Wszystko inne, także odwołanie i to, co program może ukryć do czasu decyzji, opisuje strona [Blokady i odwołania](/pages/ban).',
      ],
    },
    ending: {
      title: 'Jak kończy się umowa',
      text: [
        'Możesz odejść w każdej chwili, bez okresu wypowiedzenia: w [ustawieniach](/settings) w części „Usuń konto” albo pisząc do nas. Twój profil od razu przestaje być widoczny, a po {restore_days} dniach konto zostaje ostatecznie usunięte. Wtedy zwracamy pieniądze za kupione, niewykorzystane kredyty w taki sam sposób, w jaki nastąpiła płatność; kredyty otrzymane w prezencie wygasają wraz z kontem.',
        'Możemy wypowiedzieć umowę z zachowaniem 14-dniowego terminu i wtedy wypłacamy Ci równowartość kupionych, niewykorzystanych kredytów. Każda ze stron zachowuje prawo do natychmiastowego wypowiedzenia z ważnych powodów.',
      ],
    },
    liability: {
      title: 'Odpowiedzialność',
      text: [
        'Odpowiadamy bez ograniczeń za winę umyślną i rażące niedbalstwo, za szkody na życiu, ciele i zdrowiu oraz wszędzie tam, gdzie bezwzględnie wymaga tego prawo. Jeśli wskutek zwykłego niedbalstwa naruszymy obowiązek, na którego spełnieniu możesz polegać, odpowiadamy za typową, przewidywalną szkodę. Poza tym za zwykłe niedbalstwo nie odpowiadamy.',
        'Za to, co osoby mające konto piszą, pokazują lub robią podczas spotkań, odpowiadają one same.',
      ],
    },
    updates: {
      title: 'Zmiany regulaminu',
      text: [
        'Jeśli zmienimy regulamin na Twoją niekorzyść, co najmniej 30\u00a0dni wcześniej napiszemy Ci, co się zmienia i dlaczego, i poprosimy o Twoją zgodę. Bez niej nadal obowiązuje dotychczasowy tekst; każda ze stron może wtedy wypowiedzieć umowę. Same wyjaśnienia i ulepszenia obowiązują od chwili opublikowania ich tutaj.',
      ],
    },
    law: {
      title: 'Prawo właściwe i spory',
      text: [
        'Obowiązuje prawo kraju, w którym ma siedzibę {company}. Zachowujesz ochronę, jaką dają Ci bezwzględnie obowiązujące przepisy Twojego miejsca zamieszkania, i możesz również tam wystąpić do sądu.',
        'Napisz najpierw do nas: przez [formularz skargi](/complaints) otrzymasz numer i odpowiedź od człowieka. Nie uczestniczymy w postępowaniach przed podmiotami rozwiązującymi pozasądowo spory konsumenckie. Jeśli część regulaminu jest nieskuteczna, pozostała część nadal obowiązuje.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nowe: program odrzuca to, co zablokowaliśmy z góry, i gdzie możesz złożyć na to skargę.',
    '2023-12-01': 'Pierwsza wersja.',
  },
};
