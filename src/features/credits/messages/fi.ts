import type { Messages } from './de.ts';

export const messages = {
  price: {
    gift: 'lahja',
    mixed: '{money}, {n, number} lahjana',
    from: 'alkaen {money}',
  },
} satisfies Messages;
