import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'de regalo',
    mixed: '{money}, {n, number} de regalo',
    from: 'desde {money}',
  },
} satisfies Messages;
