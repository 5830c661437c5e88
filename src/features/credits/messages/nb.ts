import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'gratis',
    mixed: '{money}, {n, number} gratis',
    from: 'fra {money}',
  },
} satisfies Messages;
