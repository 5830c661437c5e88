import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'en gave',
    mixed: '{money}, {n, number} som gave',
    from: 'fra {money}',
  },
} satisfies Messages;
