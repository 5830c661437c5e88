import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'free',
    mixed: '{money}, {n, number} free',
    from: 'from {money}',
  },
} satisfies Messages;
