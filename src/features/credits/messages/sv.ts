import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'en gåva',
    mixed: '{money}, {n, number} som gåva',
    from: 'från {money}',
  },
} satisfies Messages;
