import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'gratis',
    mixed: '{money}, {n, number} gratis',
    from: 'vanaf {money}',
  },
} satisfies Messages;
