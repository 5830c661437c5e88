import type { Messages } from './de.ts';

export const messages = {
  title: 'Aujourd’hui pour vous',
  hide: 'Masquer pour aujourd’hui',
  hidden: 'Masqué. De nouvelles suggestions arrivent demain.',
} satisfies Messages;
