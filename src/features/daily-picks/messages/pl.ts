import type { Messages } from './de.ts';

export const messages = {
  title: 'Dziś dla Ciebie',
  hide: 'Ukryj na dziś',
  hidden: 'Ukryto. Jutro pojawią się nowe propozycje.',
  interests: {
    title: 'Co lubisz robić?',
    text: 'Najpierw zobaczysz osoby, które lubią to samo.',
    choose: 'Wybierz zainteresowania',
    no: 'Nie pytaj więcej',
    save: '{n, plural, =0 {Zapisz} one {Zapisz, wybrano: {n, number}} few {Zapisz, wybrano: {n, number}} many {Zapisz, wybrano: {n, number}} other {Zapisz, wybrano: {n, number}}}',
    failed: 'Zainteresowania nie zostały zapisane. Spróbuj ponownie.',
  },
} satisfies Messages;
