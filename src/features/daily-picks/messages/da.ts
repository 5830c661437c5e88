import type { Messages } from './de.ts';

export const messages = {
  title: 'Til dig i dag',
  hide: 'Skjul for i dag',
  hidden: 'Skjult. I morgen kommer der nye forslag.',
} satisfies Messages;
