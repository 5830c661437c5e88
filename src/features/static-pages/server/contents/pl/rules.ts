import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Zasady społeczności',
  lead: 'Aby w serwisie {site} każda osoba czuła się dobrze. Z przykładami, żeby było jasne, o co chodzi.',
  short: {
    user: '**Bądź sobą.** Twoje zdjęcia, Twój wiek, Twoje słowa.',
    heart: '**Pytaj, zamiast naciskać.** „Nie” albo brak odpowiedzi to też odpowiedź.',
    wallet: '**Bez pieniędzy i interesów.** Nie proś, nie oferuj, nie reklamuj.',
    prohibit: '**Żadnych małoletnich.** Ani z kontem, ani na zdjęciach, ani jako temat.',
  },
  sections: {
    yourself: {
      title: 'Bądź sobą',
      text: [
        '**W porządku:** pseudonim, zdjęcie z zeszłego roku, pytanie bez odpowiedzi.',
        '**Nie w porządku:** cudze lub sztucznie wygenerowane zdjęcia, fałszywy wiek lub płeć, drugie konto, podawanie się za kogoś innego.',
      ],
    },
    respect: {
      title: 'Zachowaj życzliwość',
      text: [
        '**W porządku:** „Chyba do siebie nie pasujemy, wszystkiego dobrego”.',
        '**Nie w porządku:** obelgi, groźby, ciągłe pisanie mimo braku odpowiedzi, poniżanie kogoś z powodu pochodzenia, religii, ciała, niepełnosprawności, płci lub seksualności.',
      ],
    },
    consent: {
      title: 'Najpierw zapytaj',
      text: [
        '**W porządku:** „Masz ochotę zobaczyć moje zdjęcie, na którym widać trochę więcej?” I przyjęcie odmowy.',
        '**Nie w porządku:** intymne zdjęcia lub teksty bez pytania, wywieranie presji, przekazywanie dalej cudzych zdjęć lub rozmów.',
      ],
    },
    photos: {
      title: 'Zdjęcia w profilu',
      text: [
        '**W porządku:** Ty, z widoczną twarzą, także na plaży. Bliskie osoby, które się zgadzają.',
        '**Nie w porządku:** nagość i seks w profilu, dzieci, także własne, same na zdjęciu, broń, przemoc, symbole nienawiści, numery telefonu i reklama na zdjęciu.',
      ],
    },
    money: {
      title: 'Bez pieniędzy',
      text: [
        '**W porządku:** zaproszenie na kawę.',
        '**Nie w porządku:** proszenie o pieniądze, bony lub kody, polecanie inwestycji, szukanie lub oferowanie seksu za pieniądze, zwabianie na inne strony, zachwalanie towarów lub usług.',
      ],
    },
    minors: {
      title: 'Tylko dorośli',
      text: [
        'Kto nie ma ukończonych {min_age}\u00a0lat, nie może tu być. Przedstawianie małoletnich w sposób seksualny lub pisanie o tym oznacza natychmiastową blokadę konta i zawiadomienie organów ścigania. Jeśli myślisz, że ktoś jest za młody, zgłoś profil.',
      ],
    },
    machines: {
      title: 'Bez botów',
      text: [
        'Programy, które kopiują profile, dają polubienia lub piszą, są niedozwolone, podobnie jak prowadzenie Twojego konta przez inne osoby.',
      ],
    },
    consequences: {
      title: 'Co się dzieje, gdy ktoś łamie zasady',
      text: [
        'Zgłoś to: przy profilu, zdjęciu lub wiadomości. Zależnie od wagi sprawy usuwamy treści, ostrzegamy lub blokujemy konto i zawsze podajemy powód. Więcej na stronie [Blokady i odwołania](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
