import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Bezpieczeństwo',
  lead: 'Większość osób ma tu dobre intencje. Oto jak rozpoznać pozostałe.',
  short: {
    'shield-check': '**Nie sprawdzamy niczyjej przeszłości.** Ani dowodów tożsamości, ani karalności. Zachowaj czujność.',
    wallet: '**Nigdy pieniędzy.** Żadnych pożyczek, inwestycji, bonów ani kodów.',
    'chat-circle': '**Na początku zostań tutaj.** Kto szybko chce przejść do innego komunikatora, często ma w tym cel.',
    'map-pin': '**Pierwsze spotkanie w miejscu publicznym.** I niech ktoś wie, gdzie jesteś.',
  },
  sections: {
    checks: {
      title: 'Co sprawdzamy, a czego nie',
      text: [
        'Nowe zdjęcia inni widzą dopiero po akceptacji. Zajmujemy się zgłoszeniami, ograniczamy nowe konta i ostrzegamy Cię przed wiadomościami, które wyglądają na oszustwo. Nie sprawdzamy dowodów tożsamości, karalności ani tego, czy ktoś mówi prawdę.',
      ],
    },
    scam: {
      title: 'Miłość, która kosztuje',
      text: [
        'Oszustwa na uczucia prawie zawsze przebiegają tak samo. Uważaj, jeśli ktoś',
        {
          list: [
            'po kilku dniach pisze o wielkiej miłości;',
            'nigdy się nie pokazuje: żadnej rozmowy, żadnego wideo, zawsze coś wypada;',
            'jest za granicą, w wojsku, na platformie wiertniczej lub w szpitalu;',
            'nagle potrzebuje pieniędzy: na podróż, cło, leczenie lub prawnika;',
            'pokazuje Ci pewną inwestycję, zwykle w kryptowaluty;',
            'prosi o kod, który dostajesz SMS-em, albo o zdjęcia Twojego dowodu.',
          ],
        },
        'Porozmawiaj z kimś, komu ufasz, zanim cokolwiek wyślesz. Sprawdź zdjęcie tej osoby w wyszukiwarce obrazów.',
      ],
    },
    money: {
      title: 'Jeśli pieniądze już poszły',
      text: [
        'To nie Twoja wina i nie tylko Tobie się to zdarzyło. Od razu zadzwoń do banku, czasem może zatrzymać płatność. Zachowaj wszystkie wiadomości, zgłoś tutaj profil i idź na policję. Nie płać po raz drugi, nawet komuś, kto obiecuje odzyskać pieniądze.',
      ],
    },
    meeting: {
      title: 'Bezpieczne spotkanie',
      text: [
        {
          list: [
            'Najpierw porozmawiajcie przez telefon lub wideo.',
            'Spotkajcie się w ruchliwym miejscu; przyjedź i wróć na własną rękę.',
            'Powiedz komuś, z kim i gdzie się spotykasz i kiedy dasz znać.',
            'Nie spuszczaj z oczu napoju ani torby.',
            'Wyjdź, kiedy tylko chcesz. Nikomu nie musisz się tłumaczyć.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intymne zdjęcia i szantaż',
      text: [
        'Na zdjęciach, które wysyłasz, nie pokazuj jednocześnie twarzy i mieszkania. Jeśli ktoś grozi publikacją zdjęć: nie płać, zabezpiecz dowody, zablokuj, zgłoś, idź na policję. Jeśli u nas pojawi się Twoje intymne zdjęcie, [zgłoś je](/notice/images) albo napisz na adres [{email}](mailto:{email}); zajmujemy się tym przed wszystkim innym.',
      ],
    },
    tools: {
      title: 'Co Ci tutaj pomaga',
      text: [
        'Blokowanie: nigdzie się już nie widzicie. Zgłaszanie: przy profilu, zdjęciu i wiadomości, i nikt się nie dowie, od kogo. Ukrywanie: w [ustawieniach](/settings) decydujesz, czy widać, że jesteś online, i czy jesteś w wyszukiwaniu. Co jest dozwolone, mówią [zasady społeczności](/pages/rules).',
        'W niebezpieczeństwie dzwoń pod 112.',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
