import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'in regalo',
    mixed: '{money}, {n, number} in regalo',
    from: 'da {money}',
  },
} satisfies Messages;
