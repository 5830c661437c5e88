import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'gekregen',
    mixed: '{money}, {n, number} gekregen',
    from: 'vanaf {money}',
  },
} satisfies Messages;
