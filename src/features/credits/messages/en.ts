import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'a gift',
    mixed: '{money}, {n, number} as a gift',
    from: 'from {money}',
  },
} satisfies Messages;
