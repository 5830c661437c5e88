import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Najczęstsze pytania',
  lead: 'Krótkie odpowiedzi. Brakuje Twojej? Napisz do nas: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Co jest za darmo?',
      text: [
        'Założenie konta, Twój profil, wyszukiwanie, polubienia, Swipe, lista par i czytanie wiadomości. Komu się podobasz, widzisz zawsze, także bez Premium.',
      ],
    },
    cost: {
      title: 'Co jest płatne?',
      text: [
        'Wiadomości, zdjęcia i prezenty, które wysyłasz. Płacisz za nie kredytami; liczbę kredytów i cenę w Twojej walucie widać obok przycisku wysyłania. Wszystkie ceny znajdziesz na stronie [Ceny](/pricing).',
      ],
    },
    subscription: {
      title: 'Czy jest abonament?',
      text: ['Nie. Płacisz raz, nic się nie odnawia, a kredyty nie tracą ważności.'],
    },
    premium: {
      title: 'Co to jest Premium?',
      text: [
        {
          lasting:
            'Każdy zakup zawiera Premium i zostaje ono z Tobą: widzisz wszystkie zdjęcia i zaczynasz tyle rozmów, ile chcesz. Bez zakupu możesz zacząć dwie. Na pierwszą wiadomość zawsze możesz odpowiedzieć.',
          timed:
            'Z Premium widzisz wszystkie zdjęcia i zaczynasz tyle rozmów, ile chcesz. Bez niego możesz zacząć dwie. Z kredytami dostajesz je na stałe. Kupione na czas określony kończy się samo. Na pierwszą wiadomość zawsze możesz odpowiedzieć.',
        },
      ],
    },
    real: {
      title: 'Czy profile są prawdziwe?',
      text: [
        {
          real: 'Nikogo nie wymyślamy. Każdy profil założył człowiek, a polubienia i odwiedziny zawsze pochodzą od ludzi, nigdy od nas. Nie możemy zagwarantować, że każdy mówi prawdę: zgłoś to, co wydaje Ci się dziwne.',
          declared:
            'Większość tak. Niektóre są fikcyjne i wszędzie mają oznaczenie: {fictional}; nie dają polubień i do nikogo nie piszą pierwsze. Nie możemy zagwarantować, że pozostałe mówią prawdę: zgłoś to, co wydaje Ci się dziwne.',
        },
      ],
    },
    activation: {
      title: 'Nie dotarł e-mail aktywacyjny',
      text: [
        'Zajrzyj do folderu ze spamem. W komunikacie na górze strony możesz wysłać go jeszcze raz albo zmienić adres. Do tego czasu nikt Cię nie znajdzie, a to, co napiszesz, poczeka bezpłatnie.',
      ],
    },
    password: {
      title: 'Nie pamiętam hasła',
      text: ['Na stronie [Ustaw nowe hasło](/reset-password) wyślemy Ci link. Potem wylogujemy wszystkie urządzenia.'],
    },
    photos: {
      title: 'Dlaczego niektóre zdjęcia są nieostre?',
      text: [
        'Bez Premium zdjęcie główne jest ostre, pozostałe nie. Na czacie ukrywamy zdjęcia od osób, które nie dostały jeszcze od Ciebie żadnej odpowiedzi, dopóki nie zechcesz ich zobaczyć. Twoje nowe zdjęcia inni widzą dopiero po akceptacji.',
      ],
    },
    distance: {
      title: 'Jak dokładna jest odległość?',
      text: ['Jest celowo przybliżona. Mierzymy między kwadratami o boku około dwóch kilometrów. Nie zapisujemy, gdzie dokładnie jesteś.'],
    },
    block: {
      title: 'Co się stanie, gdy kogoś zablokuję?',
      text: ['Nigdzie się już nawzajem nie widzicie, a druga osoba się o tym nie dowie. Nadal możesz ją zgłosić.'],
    },
    quiet: {
      title: 'Za dużo e-maili?',
      text: [
        'Na stronie [Powiadomienia](/notifications) wybierasz, co i jak do Ciebie dociera. Każdy e-mail ma na dole link do rezygnacji.',
      ],
    },
    refund: {
      title: 'Czy mogę zwrócić kredyty?',
      text: [
        'Tak, niewykorzystane, w ciągu {refund_days}\u00a0dni od zakupu, po zapłaconej cenie. Sposób opisuje strona [Zwroty](/pages/return-policy).',
        'Kredyty za wiadomość do konta usuniętego, zanim ktoś ją przeczytał lub na nią odpowiedział, wracają same po {restore_days} dniach.',
      ],
    },
    data: {
      title: 'Jakie dane o mnie macie?',
      text: [
        'W [ustawieniach](/settings) otrzymasz wszystko w jednym pliku. [Polityka prywatności](/pages/privacy) wyjaśnia, do czego służą poszczególne dane.',
      ],
    },
    leave: {
      title: 'Jak usunąć konto?',
      text: [
        'W [ustawieniach](/settings), w dwóch krokach. Twój profil znika od razu; przez {restore_days}\u00a0dni możesz się zalogować i wrócić, potem usuwamy wszystko oprócz tego, co musimy zachować zgodnie z prawem. Wtedy zwracamy pieniądze za kupione, niewykorzystane kredyty.',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
