import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'offert',
    mixed: '{money}, {n, plural, one {# offert} many {# offerts} other {# offerts}}',
    from: 'dès {money}',
  },
} satisfies Messages;
