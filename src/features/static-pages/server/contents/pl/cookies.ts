import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Pliki cookie',
  lead: 'Co {site} zapisuje w Twojej przeglądarce: mało i tylko własne pliki.',
  short: {
    'shield-check': '**Tylko nasze własne.** Żadnych plików cookie sieci reklamowych, usług analitycznych ani sieci społecznościowych.',
    clock: '**Każdy jest na określony czas.** Najdłuższy zostaje na rok.',
    trash: '**Możesz usunąć wszystkie.** Nastąpi wtedy wylogowanie, a {site} nie będzie pamiętać Twojego języka.',
  },
  sections: {
    list: {
      title: 'Jakie pliki cookie zapisujemy',
      text: [
        'Plik cookie to mały plik, który Twoja przeglądarka przechowuje dla nas. Wszystkie oprócz „visit” są potrzebne do czegoś, co robisz z własnej woli; dlatego nie pytamy o nie osobno. „visit” powstaje tylko za Twoją zgodą.',
        {
          table: {
            head: ['Nazwa', 'Cel', 'Kiedy', 'Jak długo'],
            rows: [
              ['auth, __Host-auth', 'Utrzymuje zalogowanie.', 'przy logowaniu', '30\u00a0dni'],
              [
                'device',
                'Rozpoznaje Twoje urządzenie, aby obce osoby nie odcięły Ci dostępu, wpisując błędne hasła.',
                'przy logowaniu',
                '1\u00a0rok',
              ],
              [
                'browser',
                'Rozpoznaje Twoją przeglądarkę przy logowaniu kluczem dostępu.',
                'gdy otwierasz stronę logowania',
                '1\u00a0godzina',
              ],
              ['second-step', 'Pamięta przy logowaniu, że brakuje już tylko kodu.', 'przy logowaniu z kodem', '10\u00a0minut'],
              ['restore', 'Przywraca usunięte konto.', 'przy logowaniu do usuniętego konta', '15\u00a0minut'],
              ['locale', 'Pamięta Twój język.', 'gdy wybierasz język', '1\u00a0rok'],
              ['country', 'Pamięta Twój kraj: do cen i miejsc.', 'gdy wybierasz kraj', '1\u00a0rok'],
              ['theme', 'Pamięta jasny lub ciemny wygląd.', 'gdy wybierasz wygląd', '1\u00a0rok'],
              ['hidden_alerts', 'Pamięta, które komunikaty są już zamknięte.', 'gdy zamykasz komunikat', '1\u00a0rok'],
              ['can_push', 'Informuje nas, czy Twoja przeglądarka obsługuje powiadomienia.', 'gdy korzystasz z konta', '1\u00a0rok'],
              [
                'traffic_source',
                'Pamięta, że prowadzi Cię tu reklama.',
                'gdy strona pozwala zakładać konto lub szukać tylko takim odwiedzającym',
                'do zamknięcia przeglądarki; za Twoją zgodą 30\u00a0dni',
              ],
              ['visit', 'Liczy, która reklama prowadzi do nas.', 'gdy się na to zgadzasz', '30\u00a0dni'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Co jeszcze przechowuje Twoja przeglądarka',
      text: [
        'W pamięci Twojej przeglądarki, którą odczytuje tylko to urządzenie, znajdują się:',
        {
          list: [
            'do zamknięcia karty: dane wpisane już przy zakładaniu konta, rozpoczęty zakup, jeszcze niewysłane polubienia ze Swipe;',
            'do wysłania: wiadomości, które czekają na sieć lub na kredyty, oraz zaczęte teksty;',
            'przez godzinę: lokalizacja znaleziona przez Twoje urządzenie, jako kwadrat o boku dwóch kilometrów;',
            'do usunięcia przez Ciebie: odpowiedzi na pytania o pełnoletność i o zgodę na liczenie wizyt; po zgodzie przez 30\u00a0dni także to, z jakiej reklamy trafiasz do nas;',
            'do usunięcia przez Ciebie: zamknięte komunikaty, Twoje ostatnie emoji i pliki strony, dzięki którym ładuje się szybciej i odpowiada także bez internetu.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Która reklama Cię tu skierowała',
      text: [
        'Jeśli trafiasz do nas przez reklamę, jej oznaczenie znajduje się w adresie. Zapisujemy je tylko za Twoją zgodą, na 30\u00a0dni: jako policzoną wizytę bez Twojego imienia, a na koncie tylko, jeśli osobno się na to zgodzisz przy jego zakładaniu. Zgodę na liczenie możesz wycofać tutaj, a tę dotyczącą konta w [ustawieniach](/settings); wtedy od razu wszystko usuwamy.',
      ],
    },
    control: {
      title: 'Co możesz zrobić',
      text: [
        'Każda przeglądarka potrafi pokazać, usunąć i zablokować pliki cookie. Bez „auth” nie możesz się zalogować, wszystko inne to kwestia wygody. Więcej o Twoich danych zawiera [polityka prywatności](/pages/privacy); na pytania odpowiada {company} pod adresem [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
