import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  price: {
    gift: 'geschenkt',
    mixed: '{money}, {n, number} geschenkt',
    from: 'ab {money}',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
