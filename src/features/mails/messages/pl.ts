import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Cześć, {name}!',
  hello: 'Cześć!',
  link_hours:
    'Link jest ważny {hours, plural, one {#\u00a0godzinę} few {#\u00a0godziny} many {#\u00a0godzin} other {#\u00a0godziny}} i działa tylko raz.',
  activation: {
    subject: 'Potwierdź swój adres e-mail w serwisie {site}',
    body: 'Dobrze, że jesteś. Jeszcze tylko jedno kliknięcie: potwierdź swój adres e-mail, a Twój profil stanie się widoczny i inne osoby będą mogły Ci odpowiadać.',
    button: 'Potwierdź adres e-mail',
    ignore: 'To nie Twoje konto? Po prostu usuń tę wiadomość: bez kliknięcia profil nie będzie widoczny.',
  },
  activation_reminder: {
    subject: 'Twój profil w serwisie {site} nie jest jeszcze widoczny',
    body: 'Masz już konto, ale Twój adres e-mail nie jest jeszcze potwierdzony. Do tego czasu nikt nie widzi Twojego profilu i nikt nie może Ci odpowiedzieć. Wystarczy jedno kliknięcie.',
    button: 'Potwierdź adres e-mail',
    ignore: 'To nie Twoje konto albo masz już inne plany? Nie musisz nic robić: bez kliknięcia profil nie będzie widoczny.',
  },
  known_address: {
    subject: 'Masz już konto w serwisie {site}',
    body: 'Ktoś właśnie podał nam ten adres e-mail, aby założyć konto lub zmienić adres konta. Może to Ty: masz już konto z tym adresem i wystarczy się zalogować.',
    button: 'Zaloguj się',
    ignore: 'To nie Ty? Nie musisz nic robić. Twoje konto się nie zmieniło i nikt nie uzyskał do niego dostępu.',
  },
  deleted_address: {
    subject: 'Twoje usunięte konto w serwisie {site}',
    body: 'Ktoś właśnie podał nam ten adres e-mail. Należy do niego usunięte konto, które do {until} możesz jeszcze odzyskać: zaloguj się dotychczasowym hasłem. Jeśli wolisz zacząć zupełnie od nowa, napisz do naszej obsługi klienta.',
    button: 'Zaloguj się',
    ignore: 'To nie Ty? Nie musisz nic robić. Konto pozostaje usunięte i nikt nie uzyskał do niego dostępu.',
  },
  password_reset: {
    subject: 'Nowe hasło do serwisu {site}',
    body: 'Chcesz ustawić nowe hasło? Możesz to zrobić tutaj. Potem wylogujemy wszystkie urządzenia i zalogujesz się nowym hasłem.',
    button: 'Ustaw nowe hasło',
    ignore: 'To nie Twoja prośba? Po prostu usuń tę wiadomość: bez kliknięcia Twoje hasło pozostanie takie, jakie jest.',
  },
  staff_invited: {
    subject: 'Dołącz do zespołu {site}',
    body: 'Masz zaproszenie do zespołu {site}. Otwórz link, podaj imię i skonfiguruj klucz dostępu albo hasło z aplikacją do kodów.',
    button: 'Przyjmij zaproszenie',
    ignore: 'Nic o tym nie wiesz? Po prostu usuń tę wiadomość: bez Ciebie żaden dostęp nie powstanie.',
  },
  staff_access: {
    subject: 'Dostęp do zespołu {site}: {person}',
    body: '{what, select, reset {Dane logowania osoby {person} zostały usunięte, bo potwierdziły to dwie osoby z zespołu.} reset_by_command {Dane logowania osoby {person} zostały usunięte poleceniem na serwerze.} other {{person} ma zaproszenie do zespołu z prawami właściciela, wydane poleceniem na serwerze.}} Jest to zapisane w dzienniku.',
    button: 'Przejdź do zespołu',
    ignore: 'Nic o tym nie wiesz? Od razu porozmawiaj z innymi i zakończ ten dostęp.',
  },
  staff_request_ended: {
    subject: 'Twoja prośba {id} w serwisie {site}',
    body: '{how, select, lapsed {Twoja prośba {id} wygasła: nikt nie odpowiedział w ciągu doby.} other {Twoja prośba {id} została odrzucona.}} Niczego nie wykonano.',
    button: 'Zobacz prośbę',
  },
  staff_log_head: {
    subject: 'Stan dziennika {site}, nr {n}',
    body: 'Tak kończy się dziennik tej nocy: nr {n}, skrót {hash}, podpis {signature}. Zachowaj tę wiadomość. Jeśli później czegoś zabraknie, będzie to po niej widać.',
    button: 'Przejdź do dziennika',
  },
  staff_log_broken: {
    subject: 'Dziennik {site} został zmieniony',
    body: 'Kontrola dziennika wykryła przerwę przy numerze {n}: ktoś zmienił coś bezpośrednio w bazie danych. Wszystko działa dalej. Zostaw bazę danych bez zmian, aż ustalicie, co się stało.',
    button: 'Przejdź do dziennika',
  },
  books_open: {
    subject: 'Księgi {site} czekają na Ciebie',
    body: '{n, plural, =0 {Nie ma otwartych różnic} one {Jedna różnica między księgami a bankiem jest otwarta} few {# różnice między księgami a bankiem są otwarte} many {# różnic między księgami a bankiem jest otwartych} other {# różnicy między księgami a bankiem jest otwarte}}{wrong, plural, =0 {} one {, a jedno równanie się nie zgadza} few {, a # równania się nie zgadzają} many {, a # równań się nie zgadza} other {, a # równania się nie zgadza}}. Przypominamy raz dziennie, aż wszystko będzie zamknięte.',
    button: 'Otwórz księgi',
  },
  password_changed: {
    subject: 'Twoje hasło w serwisie {site} zostało zmienione',
    body: 'Hasło do Twojego konta zostało właśnie zmienione, {ended, select, all {a wszystkie urządzenia zostały wylogowane} other {a inne urządzenia zostały wylogowane}}. Jeśli to Ty, nie musisz nic więcej robić.',
    button: 'To nie ja',
    ignore: 'To nie Ty? Kliknij przycisk, od razu ustaw nowe hasło i napisz do nas.',
  },
  factor_changed: {
    subject: 'Zmiana logowania w serwisie {site}',
    body: '{what, select, passkey_added {Twoje konto ma nowy klucz dostępu.} passkey_removed {Z Twojego konta usunięto klucz dostępu.} authenticator_on {Po haśle prosimy teraz o kod.} authenticator_off {Po haśle nie prosimy już o kod.} other {Twoje konto ma nowe kody odzyskiwania, a stare już nie działają.}} Jeśli to Ty, nie musisz nic więcej robić.',
    button: 'Zobacz ustawienia',
    ignore: 'To nie Ty? Od razu zmień hasło i napisz do nas.',
  },
  mail_change: {
    subject: 'Potwierdź nowy adres e-mail w serwisie {site}',
    body: 'Jeszcze jedno kliknięcie i ten adres e-mail będzie należał do Twojego konta. Od tej chwili posłuży Ci do logowania i tutaj będą przychodzić nasze wiadomości.',
    button: 'Potwierdź nowy adres',
    ignore: 'Nie chcesz niczego zmieniać? Po prostu usuń tę wiadomość: bez kliknięcia wszystko pozostanie bez zmian.',
  },
  mail_changed: {
    subject: 'Zmiana Twojego adresu e-mail w serwisie {site}',
    body: 'Adres Twojego konta to teraz {email}. Tutaj nie będą już przychodzić nasze wiadomości.',
    button: 'To nie ja',
    ignore: 'To nie Ty? Kliknij przycisk i od razu do nas napisz, żebyśmy mogli ochronić Twoje konto.',
  },
  site_closes: {
    subject: 'Serwis {site} zostanie zamknięty {until}',
    body: 'serwis {site} zostanie zamknięty {until}. Do tego dnia możesz dalej pisać, pobrać swoje dane i usunąć konto. Nie można już zakładać kont ani kupować. Twoje konto nie zostanie przeniesione do żadnego innego serwisu.',
    button: 'Zabieram swoje dane',
    money:
      'Kupione kredyty, które wtedy zostaną, zwrócimy tą samą drogą, którą dokonano płatności. Nie musisz nic robić. Twoje faktury przechowujemy tak długo, jak wymaga tego prawo.',
  },
  terms_changed: {
    subject: 'Nowy regulamin serwisu {site} od {begins}',
    body: 'zmieniamy regulamin serwisu {site}. Nowy obowiązuje od {begins}. {asks, select, yes {Potem przy następnej wizycie zapytamy, czy się na niego zgadzasz.} other {Nie musisz nic robić.}}',
    what: 'Co się zmienia:',
    button: 'Przeczytaj nowy regulamin',
    rights:
      'W każdej chwili możesz usunąć konto w ustawieniach. Zwrócimy wtedy kupione, niewykorzystane kredyty. Wcześniej możesz pobrać swoje dane.',
  },
  deletion: {
    subject: 'Twoje konto w serwisie {site} zostało usunięte',
    body: 'Od teraz nikt nie widzi Twojego profilu. Do {until} możesz jeszcze zmienić zdanie: wystarczy się zalogować i wszystko wróci. Potem trwale usuniemy Twoje dane; tylko dane rozliczeniowe musimy przechowywać dłużej.',
    button: 'Odzyskaj konto',
    ignore: 'To nie Ty? Odzyskaj konto i od razu zmień hasło.',
  },
  restored: {
    subject: 'Witamy z powrotem w serwisie {site}',
    body: 'Twoje konto znów działa, a wszystko jest tak jak przedtem.',
    button: 'Rozejrzyj się',
    ignore: 'To nie Ty? Od razu zmień hasło i napisz do nas.',
  },
  data_export: {
    subject: 'Twoje dane z serwisu {site} są gotowe',
    body: 'Na Twoją prośbę przygotowaliśmy Twoje dane. Oto one, w jednym pliku ZIP: wszystko, co o Tobie zapisaliśmy, razem ze zdjęciami.',
    button: 'Pobierz dane',
    expiry: 'Plik jest dostępny do {until} i tylko dla Ciebie: aby go pobrać, trzeba się zalogować.',
    ignore: 'To nie Twoja prośba? Od razu zmień hasło i napisz do nas.',
  },
  complaint: {
    subject: 'Otrzymaliśmy Twoją skargę {number}',
    body: 'Dziękujemy za wiadomość. Twoja skarga ma numer {number}. Zajmiemy się nią i odpowiemy na ten adres.',
    button: 'Przejdź do serwisu {site}',
    ignore: 'To nie Twoja wiadomość? Po prostu usuń ten e-mail.',
  },
  notice: {
    subject: 'Otrzymaliśmy Twoje zgłoszenie {number}',
    body: 'Dziękujemy za zgłoszenie. Jego numer to {number}. Sprawdzimy je i podejmiemy decyzję najpóźniej {until}. Decyzję z uzasadnieniem wyślemy na ten adres.',
    button: 'Przejdź do serwisu {site}',
    ignore: 'To nie Twoje zgłoszenie? Po prostu usuń tę wiadomość.',
  },
  notice_arrived: {
    subject: 'Zgłoszenie {number}: decyzja do {until}',
    body: 'W serwisie {site} pojawiło się zgłoszenie zgodnie z artykułem 16 DSA. Jego numer to {number}, a decyzja musi zapaść najpóźniej {until}. Treść i dowody są w bazie danych.',
    button: 'Przejdź do serwisu {site}',
  },
  notice_due: {
    subject: 'Zbliża się termin: zgłoszenie {number}, do {until}',
    body: 'Wkrótce mija termin dla zgłoszenia {number} w serwisie {site}: decyzja musi zapaść najpóźniej {until}. Jeśli już zapadła, nie trzeba nic robić.',
    button: 'Przejdź do serwisu {site}',
  },
  decision: {
    subject: 'Nasza decyzja {number}',
    body: 'Podjęliśmy decyzję w sprawie Twojego konta w serwisie {site}. Co obowiązuje, dlaczego i jak możesz się odwołać, znajdziesz poniżej i na stronie decyzji.',
    button: 'Zobacz decyzję',
  },
  appeal_received: {
    subject: 'Mamy Twoje odwołanie: decyzja {number}',
    body: 'Twoje odwołanie od decyzji {number} dotarło. Inna osoba przeczyta wszystko jeszcze raz i odpowie Ci na piśmie, najpóźniej {until}.',
    button: 'Zobacz stan sprawy',
  },
  appeal_decided: {
    subject: 'Odpowiedź na Twoje odwołanie: decyzja {number}',
    body: 'Twoje odwołanie od decyzji {number} zostało rozpatrzone. {outcome, select, restore {Racja jest po Twojej stronie: decyzja jest uchylona.} other {Podtrzymujemy ją.}} Cała odpowiedź jest poniżej.',
    button: 'Zobacz odpowiedź',
  },
  report_decided: {
    subject: 'Twoje zgłoszenie {number}: nasza decyzja',
    body: 'Dziękujemy za zgłoszenie {number}. {outcome, select, acted {Sprawdziliśmy to i zareagowaliśmy. Szczegóły dotyczą innej osoby, więc ich nie podajemy.} other {Sprawdziliśmy to: nic nie narusza naszych zasad ani prawa. Jeśli widzisz to inaczej, możesz się odwołać do {until}.}} Decyzję podjął człowiek. {warning, select, yes {To w ciągu 30\u00a0dni co najmniej drugie Twoje zgłoszenie, w którym nie stwierdziliśmy naruszenia. Jeśli to się powtórzy, odłożymy Twoje zgłoszenia na 30\u00a0dni: same nie rozpoczną wtedy sprawdzania. Zgłoszenia dotyczące osób, które mogą mieć mniej niż 18\u00a0lat, oraz treści seksualnych sprawdzamy zawsze.} other {}}',
    button: 'Zobacz decyzję',
  },
  report_reviewed: {
    subject: 'Twoje zgłoszenie {number}: sprawdzone ponownie',
    body: 'Po Twoim zgłoszeniu {number} zareagowaliśmy. Złożono odwołanie i inna osoba sprawdziła wszystko jeszcze raz: to nie było naruszenie, więc nasza pierwsza decyzja już nie obowiązuje. Twoje zgłoszenie było w porządku. Jeśli wydarzy się coś nowego, zgłoś to ponownie.',
    button: 'Zobacz decyzję',
  },
  fraud_warning: {
    subject: 'Uważaj: jeden z profili to oszustwo',
    body: 'Profil „{from}” został usunięty z powodu oszustwa. Masz od niego wiadomości. {credits, plural, =0 {Nie kosztowało Cię to żadnych kredytów.} one {Wydany na niego kredyt wrócił do Ciebie.} few {Wydane na niego # kredyty wróciły do Ciebie.} many {Wydane na niego # kredytów wróciło do Ciebie.} other {Wydane na niego # kredytu wróciło do Ciebie.}} To nie Twoja wina.',
    button: 'Zobacz swoje rozmowy',
    todo: 'Nie wysyłaj pieniędzy, kodów ani dokumentów, także w inny sposób. Jeśli coś już zostało zapłacone, zadzwoń od razu do banku i zgłoś sprawę policji. Zachowaj wiadomości.',
    help: 'Tu znajdziesz pomoc: {help}',
  },
  case_answer: {
    subject: 'Odpowiedź na {number}',
    body: 'Oto nasza odpowiedź na {number}:',
    button: 'Przejdź do serwisu {site}',
    again: 'Chcesz coś dodać? Napisz do nas i podaj numer {number}.',
  },
  staff_message: {
    subject: 'Wiadomość z serwisu {site}',
    body: 'Piszemy w sprawie Twojego konta:',
    button: 'Przejdź do serwisu {site}',
    ignore: 'Chcesz odpowiedzieć? Napisz do obsługi klienta. Nigdy nie prosimy o hasło.',
  },
  mail_corrected: {
    subject: 'Twój nowy adres e-mail w serwisie {site}',
    body: 'Zgodnie z Twoją prośbą adres Twojego konta został poprawiony. Od teraz loguj się tym adresem. Hasło pozostaje bez zmian.',
    button: 'Przejdź do logowania',
    ignore: 'Nie masz tu konta? Napisz do obsługi klienta.',
  },
  cases_urgent: {
    subject:
      '{stage, select, overdue {Po terminie} other {Pilne}}: {n, plural, one {# sprawa} few {# sprawy} many {# spraw} other {# sprawy}} w serwisie {site}',
    body: '{stage, select, arrived {Nowe i pilne} half {Minęła połowa czasu} other {Termin minął}}: {numbers}.',
    button: 'Otwórz sprawy',
  },
  debit_notice: {
    subject: 'Dnia {until} pobierzemy {amount}',
    body: 'Dziękujemy za zamówienie. Dnia {until} pobierzemy {amount} z Twojego rachunku {account}. Zadbaj o środki na rachunku.',
    button: 'Zobacz zamówienie',
    details: 'Zamówienie {order}. Numer zgody: {reference}. Identyfikator wierzyciela: {creditor}.',
    ignore: 'To nie Twoje zamówienie? Napisz do nas od razu.',
  },
  debit_moved: {
    subject: 'Później: dnia {until} pobierzemy {amount}',
    body: 'Zapowiedziane pobranie z Twojego rachunku {account} nastąpi później: pobierzemy {amount} dnia {until}, a nie w dniu podanym na początku. Zadbaj o środki na rachunku.',
    button: 'Zobacz zamówienie',
  },
  order_confirmation: {
    subject: 'Twoje zamówienie {order} jest potwierdzone',
    body: 'Dziękujemy za zakup. Ta wiadomość potwierdza umowę, którą zawarto z nami dnia {at}. Zachowaj ją.',
    bought: 'Kupione: {item}. Cena łączna: {amount}, w tym {vat} VAT ({rate}).',
    trader: 'Druga strona umowy: {trader}.',
    consent: 'Przed zakupem udzielono zgody: „{consent}”',
    attached: 'W załączniku: faktura {invoice} i nasz regulamin. Pouczenie o odstąpieniu i wzór formularza znajdują się niżej.',
    button: 'Zobacz zamówienie',
  },
  order_placed: {
    subject: 'Otrzymaliśmy Twoje zamówienie {order}',
    body: 'Otrzymaliśmy Twoje zamówienie z {at}: {item} za {amount}. Gdy tylko dotrze płatność, udostępnimy wszystko i wyślemy Ci potwierdzenie umowy z fakturą.',
    button: 'Zobacz zamówienie',
    ignore: 'To nie Twoje zamówienie? Napisz do nas od razu.',
  },
  withdrawal: {
    subject: 'Otrzymaliśmy Twoje odstąpienie od umowy ({number})',
    body: 'Twoje oświadczenie o odstąpieniu dotarło do nas {at} i od tej chwili się liczy. Imię i nazwisko: {name}. Zamówienie: {order}. {step, select, confirm {Naciśnij na następnej stronie „To ja”, a od razu zajmiemy się zwrotem. W innym razie zrobimy to po upływie doby. Jeśli brakuje pełnego numeru zamówienia, ktoś z nas odszuka zakup. } other {}}Za to, co zostało z zakupu, zwrócimy Ci pieniądze tą samą drogą, najpóźniej w ciągu 14\u00a0dni. Zachowaj ten e-mail.',
    button: '{step, select, confirm {Dalej} other {Przejdź do serwisu {site}}}',
    ignore: '{step, select, confirm {To nie Ty? Powiedz nam to przez ten sam link.} other {To nie Ty? Napisz do nas od razu.}}',
  },
  cancellation: {
    subject: 'Otrzymaliśmy Twoje wypowiedzenie ({number})',
    body: 'Twoje wypowiedzenie dotarło do nas {at}. Imię i nazwisko: {name}. Zamówienie: {order}. {ends, select, at_once {Premium na czas określony kończy się od razu. Pieniądze za nierozpoczęte dni zwrócimy Ci tą samą drogą, najpóźniej w ciągu 14\u00a0dni.} other {Premium na czas określony skończy się samo ostatniego dnia, nic się nie odnawia.}} Jeśli Twoje Premium nie ma daty końca, ktoś z nas to sprawdzi i do Ciebie napisze. {step, select, confirm {Naciśnij na następnej stronie „To ja”, a od razu się tym zajmiemy, w innym razie po upływie doby. } other {}}Zachowaj ten e-mail.',
    button: '{step, select, confirm {Dalej} other {Przejdź do serwisu {site}}}',
    ignore: '{step, select, confirm {To nie Ty? Powiedz nam to przez ten sam link.} other {To nie Ty? Napisz do nas od razu.}}',
  },
  withdrawal_owner: {
    subject: 'Czy to Ty? {what, select, cancellation {Wypowiedzenie} other {Odstąpienie od umowy}} {number}',
    body: '{at} dotarło do nas {what, select, cancellation {wypowiedzenie} other {odstąpienie od umowy}} dotyczące zakupu na Twoim koncie{step, select, deny {, bez logowania} other {, z innym adresem e-mail}}. Imię i nazwisko: {from}. Zamówienie: {order}. {step, select, deny {Jeśli to nie Ty, powiedz nam to do {until}: jedno kliknięcie i nic się nie zmieni. Jeśli się nie odezwiesz, potem zajmiemy się zwrotem, a pieniądze wrócą tą drogą, którą przyszła płatność.} other {Przyszło z Twojego konta po zalogowaniu.}}',
    button: '{step, select, deny {Zobacz} other {Przejdź do serwisu {site}}}',
    ignore: '{step, select, deny {To Ty? Nie musisz nic robić.} other {To nie Ty? Zmień od razu hasło i napisz do nas.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Twoje pieniądze są w drodze} denied {Bez zmian} words {Załatwione} other {Nie ma nic do zwrotu}}: {number}',
    body: 'W sprawie {number} (zamówienie: {order}): {result, select, refunded {{sum, select, none {Za to, co zostało z tego zakupu, pieniądze wracają} other {{sum} wraca}} tą drogą, którą przyszła płatność. Może to potrwać kilka dni.} late {Gdy oświadczenie do nas dotarło, termin już minął. Dlatego nie możemy nic zwrócić.} used {Z tego zakupu nic już nie zostało, wszystko zostało wykorzystane. Dlatego nie ma nic do zwrotu.} returned {Pieniądze za ten zakup już wróciły. Nie ma nic więcej do zwrotu.} not_paid {Ten zakup nie został opłacony, więc nie ma nic do zwrotu. Jeśli płatność jednak nadejdzie, od razu ją odeślemy.} denied {Z adresu konta wiemy, że zrobił to ktoś inny. Dlatego nic nie zmieniliśmy.} other {{words}}}',
    button: 'Przejdź do serwisu {site}',
    ignore: 'Coś się nie zgadza? Napisz do nas.',
  },
  refund_paid: {
    subject: 'Zwrócono: {sum}, zamówienie {order}',
    body: 'Zwróciliśmy Ci {sum} za zamówienie {order}, {way, select, transfer {przelewem na Twoje konto bankowe} other {tą drogą, którą przyszła płatność}}. Pieniądze docierają zwykle do {until}.',
    why: 'Dlaczego: {cause, select, asked {to Twoja prośba.} withdrawal {to Twoje odstąpienie od umowy.} cancellation {to Twoje wypowiedzenie umowy.} not_owed {zapłacona kwota nie była już należna.} account_end {Twoje konto zostało zamknięte, więc zwracamy za to, co kupione i niewykorzystane.} words {„{words}”} other {to nasza decyzja.}}',
    reversal: 'W załączniku: faktura korygująca {reversal}.',
    button: '{cause, select, account_end {Przejdź do serwisu {site}} other {Zobacz zamówienie}}',
    ignore: 'Do tego dnia nic nie dotarło? Napisz do nas i podaj zamówienie {order}.',
  },
  refund_returned: {
    subject: 'Zwrot nie dotarł: {order}',
    body: 'Chcieliśmy zwrócić Ci {sum} za zamówienie {order}, ale pieniądze nie dotarły i wróciły do nas. {left, select, back {Twoje kredyty lub dni są znów na Twoim koncie: wykorzystaj je albo zwróć jeszcze raz. Termin liczy się od nowa.} other {Nadal są Twoje. Szukamy innej drogi.}}',
    button: '{left, select, back {Zobacz zamówienie} other {Przejdź do serwisu {site}}}',
    ignore: 'Masz nowe dane bankowe? Napisz do nas.',
  },
  withdrawal_waits: {
    subject:
      '{n, plural, one {# otwarte oświadczenie} few {# otwarte oświadczenia} many {# otwartych oświadczeń} other {# otwartego oświadczenia}} w serwisie {site}: do {until}',
    body: '{stage, select, arrived {Żaden program nie znajduje zakupu do tych odstąpień lub wypowiedzeń: {numbers}.} waiting {Otwarte od trzech dni: {numbers}.} other {Otwarte od dziesięciu dni, termin wkrótce minie: {numbers}.}} To, co jest do zwrotu, musi zostać wypłacone do {until}.',
    button: 'Przejdź do serwisu {site}',
    how: 'npm run books -- --open pokazuje, o co chodzi i co trzeba zrobić.',
  },
  photo_reminder: {
    subject: 'W Twoim profilu w serwisie {site} brakuje zdjęcia',
    body: 'Dzięki zdjęciu inni od razu widzą, do kogo piszą. Na początek wystarczy jedno i możesz je zmienić w każdej chwili.',
    button: 'Dodaj zdjęcie',
  },
  new_conversation: {
    subject: '{from} pisze do Ciebie',
    body: '{from} chce Cię poznać. Przeczytaj wiadomość i odpowiedz, jeśli masz ochotę.',
    button: 'Przeczytaj wiadomość',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}: {members, plural, offset:1 =1 {{from}} one {{from} i jeszcze ktoś} few {{from} i jeszcze # osoby} many {{from} i jeszcze # osób} other {{from} i jeszcze # osoby}}',
    body: '{messages, plural, one {Czeka na Ciebie nowa wiadomość} few {Czekają na Ciebie # nowe wiadomości} many {Czeka na Ciebie # nowych wiadomości} other {Czeka na Ciebie # nowej wiadomości}}. Zajrzyj, kiedy Ci pasuje.',
    button:
      '{messages, plural, one {Przeczytaj wiadomość} few {Przeczytaj wiadomości} many {Przeczytaj wiadomości} other {Przeczytaj wiadomości}}',
  },
  new_likes: {
    subject:
      '{likes, plural, offset:1 =1 {{from} lubi Twój profil} one {{from} i jeszcze ktoś lubią Twój profil} few {{from} i jeszcze # osoby lubią Twój profil} many {{from} i jeszcze # osób lubi Twój profil} other {{from} i jeszcze # osoby lubi Twój profil}}',
    body: '{likes, plural, one {Czeka na Ciebie nowe polubienie} few {Czekają na Ciebie # nowe polubienia} many {Czeka na Ciebie # nowych polubień} other {Czeka na Ciebie # nowego polubienia}}. Sprawdź, czy to sympatia z wzajemnością.',
    button: '{likes, plural, one {Zobacz polubienie} few {Zobacz polubienia} many {Zobacz polubienia} other {Zobacz polubienia}}',
  },
  unread_reminder: {
    subject:
      '{messages, plural, one {{from}: wiadomość wciąż na Ciebie czeka} few {# wiadomości wciąż na Ciebie czekają} many {# wiadomości wciąż na Ciebie czeka} other {# wiadomości wciąż na Ciebie czeka}}',
    body: 'Masz jeszcze {messages, plural, one {jedną nieprzeczytaną wiadomość ({from})} few {# nieprzeczytane wiadomości (najnowsza: {from})} many {# nieprzeczytanych wiadomości (najnowsza: {from})} other {# nieprzeczytanej wiadomości (najnowsza: {from})}}. Nie musisz odpowiadać; chcieliśmy tylko, żeby nic Ci nie umknęło.',
    button:
      '{messages, plural, one {Przeczytaj wiadomość} few {Przeczytaj wiadomości} many {Przeczytaj wiadomości} other {Przeczytaj wiadomości}}',
  },
  unnamed: {
    new_conversation: {
      subject: 'Ktoś pisze do Ciebie',
      body: 'Ktoś chce Cię poznać. Przeczytaj wiadomość i odpowiedz, jeśli masz ochotę.',
    },
    new_messages: {
      subject:
        '{messages, plural, one {Nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}} dla Ciebie',
    },
    new_likes: {
      subject:
        '{likes, plural, one {Ktoś lubi Twój profil} few {# osoby lubią Twój profil} many {# osób lubi Twój profil} other {# osoby lubi Twój profil}}',
    },
    unread_reminder: {
      subject:
        '{messages, plural, one {Wiadomość wciąż na Ciebie czeka} few {# wiadomości wciąż na Ciebie czekają} many {# wiadomości wciąż na Ciebie czeka} other {# wiadomości wciąż na Ciebie czeka}}',
      body: 'Masz jeszcze {messages, plural, one {jedną nieprzeczytaną wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}. Nie musisz odpowiadać; chcieliśmy tylko, żeby nic Ci nie umknęło.',
    },
  },
  weekly_update: {
    subject: 'Twój tydzień w serwisie {site}',
    body: 'Oto co nowego dla Ciebie:',
    members:
      '{members, plural, one {# nowa osoba, która pasuje do Twojego wyszukiwania} few {# nowe osoby, które pasują do Twojego wyszukiwania} many {# nowych osób, które pasują do Twojego wyszukiwania} other {# nowej osoby, która pasuje do Twojego wyszukiwania}}',
    likes:
      '{likes, plural, one {# polubienie, które jest dla Ciebie nowe} few {# polubienia, które są dla Ciebie nowe} many {# polubień, które są dla Ciebie nowe} other {# polubienia, które jest dla Ciebie nowe}}',
    messages:
      '{messages, plural, one {# nieprzeczytana wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}',
    button: 'Rozejrzyj się',
  },
  footer: {
    copy_link: 'Przycisk nie działa? Otwórz ten adres w przeglądarce:',
    reason: 'Otrzymujesz tę wiadomość, ponieważ Twój adres e-mail został podany w serwisie {site}.',
    reason_notification: 'Otrzymujesz tę wiadomość, ponieważ masz konto w serwisie {site} i takie e-maile są włączone.',
    unsubscribe: 'Nie chcę takich e-maili',
    settings: 'Zarządzaj powiadomieniami',
    support: 'Masz pytania? Napisz do nas: {email}',
  },
} satisfies Messages;
