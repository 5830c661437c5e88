import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'en cadeau',
    mixed: '{money}, {n, number} en cadeau',
    from: 'dès {money}',
  },
} satisfies Messages;
