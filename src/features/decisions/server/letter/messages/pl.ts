import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'Ostrzeżenie. Twoje konto pozostaje bez zmian',
    hide: '{ends, select, yes {Twój profil jest ukryty do {until}} other {Twój profil jest ukryty}}',
    hide_at_once:
      '{content, select, photo {Jedno z Twoich zdjęć jest ukryte, dopóki go nie sprawdzimy} other {Twój profil jest ukryty, dopóki go nie sprawdzimy}}',
    remove:
      '{content, select, photo {Jedno z Twoich zdjęć zostało usunięte} message {Jedna z Twoich wiadomości została usunięta} other {Część Twoich treści została usunięta}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Do {until} nie możesz zaczynać nowych rozmów} other {Nie możesz już zaczynać nowych rozmów}}} pictures {{ends, select, yes {Do {until} nie możesz dodawać ani wysyłać zdjęć} other {Nie możesz już dodawać ani wysyłać zdjęć}}} messages {{ends, select, yes {Do {until} nie możesz wysyłać wiadomości} other {Nie możesz już wysyłać wiadomości}}} other {{ends, select, yes {Twoje konto jest ograniczone do {until}} other {Twoje konto jest ograniczone}}}}',
    suspend: '{ends, select, yes {Twoje konto jest zawieszone do {until}} other {Twoje konto jest na razie zawieszone}}',
    ban: 'Twoje konto jest zablokowane',
    restore: 'Decyzja {first} jest uchylona',
    uphold: 'Podtrzymujemy decyzję {first}',
    cleared: '{content, select, photo {Z Twoim zdjęciem wszystko w porządku} other {Z Twoim profilem wszystko w porządku}}',
  },
  headings: {
    happened: 'Co się stało',
    rule: 'O jaką zasadę chodzi',
    law: 'O jaki przepis chodzi',
    machine: 'Człowiek czy program',
    meaning: 'Co to dla Ciebie oznacza',
    appeal: 'Widzisz to inaczej?',
    other_ways: 'Inne drogi',
  },
  happened: {
    fraud: 'Z Twojego konta proszono inne osoby o pieniądze, wprowadzano je w błąd lub zwabiano na strony, którym chodzi o ich pieniądze.',
    others_photos: 'W Twoim profilu są zdjęcia, które według naszych ustaleń przedstawiają inną osobę.',
    harassment: 'Z Twojego konta wysłano słowa lub obrazy, które nękają inne osoby, grożą im lub je poniżają.',
    advertising: 'Z Twojego konta wysłano reklamę lub linki do osób, które o to nie prosiły.',
    minor:
      '{content, select, photo {Na zdjęciu widać osobę, która może nie mieć 18\u00a0lat.} other {Są oznaki, że nie masz jeszcze 18\u00a0lat.}}',
    other: 'Znaleźliśmy coś, co narusza nasze zasady.',
    nudity: 'Na zdjęciu widać nagość lub seks.',
    nobody_seen: 'Na zdjęciu nie można Cię rozpoznać.',
    violence: 'Na zdjęciu widać broń lub przemoc.',
    hate: 'Z Twojego konta wysłano słowa lub symbole, które poniżają inne osoby z powodu pochodzenia, wiary, ciała lub seksualności.',
    at_once:
      '{content, select, photo {Według zgłoszenia zdjęcie przedstawia kogoś w sytuacji intymnej bez zgody tej osoby.} other {Według zgłoszenia możesz nie mieć jeszcze 18\u00a0lat.}} Nie wiemy jeszcze, czy to prawda.',
    dated:
      '{content, select, photo {Zdjęcie pochodzi z dnia {date}.} message {Wiadomość pochodzi z dnia {date}.} other {Chodzi o coś z dnia {date}.}}',
    reviewed: 'Inna osoba niż za pierwszym razem sprawdziła wszystko ponownie, także Twoje słowa.',
    cleared: 'Sprawdziliśmy to: nic nie narusza naszych zasad ani prawa.',
  },
  rule: {
    named: 'Zasada „{title}” z zasad społeczności:',
    all: 'Zasady społeczności, dostępne pod adresem {link}.',
    notLaw: 'Decydujemy tu według naszych zasad, a nie według przepisu prawa.',
    law: 'Chodzi o ten przepis: {reference}',
  },
  machine: {
    person: 'Decyzję podjął człowiek.',
    program:
      'Program zadziałał od razu, bo zgłoszenie jest poważne. Teraz sprawdza to człowiek i albo potwierdzi tę decyzję, albo ją uchyli.',
    found: 'Program tylko zwrócił na to uwagę.',
    report:
      '{n, plural, =0 {Powodem było zgłoszenie.} one {Powodem było zgłoszenie jednej osoby.} few {Powodem były zgłoszenia # osób.} many {Powodem były zgłoszenia # osób.} other {Powodem były zgłoszenia # osoby.}}',
    notice: 'Powodem było zgłoszenie nielegalnych treści.',
    trusted_flagger: 'Powodem było zgłoszenie od urzędowo uznanego zaufanego podmiotu sygnalizującego.',
    authority: 'Powodem była informacja od organu publicznego.',
    own: 'Wyszło to na jaw przy naszej własnej kontroli.',
  },
  meaning: {
    warned: 'Jeśli to się powtórzy, możemy ograniczyć lub zablokować Twoje konto.',
    hidden:
      '{ends, select, yes {Inne osoby nie widzą Twojego profilu do {until}. Ograniczenie wygaśnie automatycznie.} other {Inne osoby nie widzą Twojego profilu.}}',
    hiddenAtOnce:
      '{content, select, photo {Tylko Ty widzisz zdjęcie, dopóki nie skończymy sprawdzać.} other {Inne osoby nie widzą Twojego profilu, dopóki nie skończymy sprawdzać.}}',
    removed:
      '{content, select, photo {Nikt już nie widzi tego zdjęcia.} message {Nikt już nie widzi tej wiadomości.} other {Nikt już tego nie widzi.}}',
    conversations:
      '{ends, select, yes {Do {until} nie możesz zaczynać nowych rozmów. Ograniczenie wygaśnie automatycznie.} other {Nie możesz już zaczynać nowych rozmów.}}',
    pictures:
      '{ends, select, yes {Do {until} nie możesz dodawać ani wysyłać zdjęć. Ograniczenie wygaśnie automatycznie.} other {Nie możesz już dodawać ani wysyłać zdjęć.}}',
    messages:
      '{ends, select, yes {Do {until} nie możesz wysyłać wiadomości. Ograniczenie wygaśnie automatycznie.} other {Nie możesz już wysyłać wiadomości.}}',
    suspended:
      '{ends, select, yes {Nikt Cię nie widzi i Ty nikogo nie widzisz do {until}. Ograniczenie wygaśnie automatycznie.} other {Nikt Cię nie widzi i Ty nikogo nie widzisz, dopóki nie skończymy sprawdzać.}}',
    banned: 'Nikt Cię nie widzi i Ty nikogo nie widzisz. Założenie nowego konta jest niedozwolone.',
    warnedOthers: 'Każda osoba, która ma od Ciebie wiadomość, dowie się, że profil został usunięty z powodu oszustwa.',
    else: 'Wszystko inne pozostaje bez zmian.',
    credits: 'Twoje kredyty zostają Twoje.',
    frozen:
      '{n, plural, =0 {Za kupione, niewykorzystane kredyty zwrócimy pieniądze {date} albo zaraz po rozpatrzeniu Twojego odwołania. Wrócą w taki sam sposób, w jaki nastąpiła płatność.} one {Za jeden kupiony, niewykorzystany kredyt zwrócimy pieniądze {date} albo zaraz po rozpatrzeniu Twojego odwołania. Wrócą w taki sam sposób, w jaki nastąpiła płatność.} few {Za # kupione, niewykorzystane kredyty zwrócimy pieniądze {date} albo zaraz po rozpatrzeniu Twojego odwołania. Wrócą w taki sam sposób, w jaki nastąpiła płatność.} many {Za # kupionych, niewykorzystanych kredytów zwrócimy pieniądze {date} albo zaraz po rozpatrzeniu Twojego odwołania. Wrócą w taki sam sposób, w jaki nastąpiła płatność.} other {Za # kupionego, niewykorzystanego kredytu zwrócimy pieniądze {date} albo zaraz po rozpatrzeniu Twojego odwołania. Wrócą w taki sam sposób, w jaki nastąpiła płatność.}}',
    data: 'Twoje dane są Twoje. Możesz je zabrać, obejrzeć faktury i usunąć konto.',
    secret: 'Nikt inny się o tym nie dowie. Kto coś zgłosił, dowie się tylko, że zareagowaliśmy.',
    restored: 'Wszystko, co da się przywrócić, jest z powrotem, a decyzja już się nie liczy przeciwko Tobie.',
    upheld: '{ends, select, yes {Decyzja nadal obowiązuje, do {until}.} other {Decyzja nadal obowiązuje.}}',
    shown: '{content, select, photo {Zdjęcie jest widoczne jak wcześniej.} other {Twój profil jest widoczny jak wcześniej.}}',
  },
  appeal: {
    how: 'Napisz na stronie tej decyzji, co nam umknęło, najpóźniej {until}. To nic nie kosztuje.',
    who: 'Twoje odwołanie czyta inna osoba niż ta, która zdecydowała. Odpowiedź na piśmie otrzymasz w ciągu 72\u00a0godzin.',
    whoAfterProgram: 'Twoje odwołanie czyta człowiek. Odpowiedź na piśmie otrzymasz w ciągu 72\u00a0godzin.',
  },
  reporter: {
    title: '{outcome, select, acted {Zareagowaliśmy na Twoje zgłoszenie} other {Nie stwierdziliśmy naruszenia}}',
    reported:
      '{subject, select, profile {Zgłoszony profil: {name}} photo {Zgłoszone zdjęcie, profil: {name}} message {Zgłoszona wiadomość, profil: {name}} other {Twoje zgłoszenie}}, data: {date}. Numer zgłoszenia to {number}.',
    acted: 'Sprawdziliśmy Twoje zgłoszenie i zareagowaliśmy. Szczegóły dotyczą innej osoby, więc ich nie podajemy.',
    warning:
      'To w ciągu 30\u00a0dni co najmniej drugie Twoje zgłoszenie, w którym nie stwierdziliśmy naruszenia. Jeśli to się powtórzy, odłożymy Twoje zgłoszenia na 30\u00a0dni: same nie rozpoczną wtedy sprawdzania. Zgłoszenia dotyczące osób, które mogą mieć mniej niż 18\u00a0lat, oraz treści seksualnych sprawdzamy zawsze.',
    secret: 'Osoba, której dotyczy zgłoszenie, nie dowie się od nas, że pochodzi ono od Ciebie.',
  },
  other_ways:
    'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów (artykuł 21 aktu o usługach cyfrowych) albo wystąpić do sądu. Nie musisz najpierw odwoływać się do nas.',
};
