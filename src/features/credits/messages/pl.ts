import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'w prezencie',
    mixed: '{money}, {n, number} w prezencie',
    from: 'od {money}',
  },
} satisfies Messages;
