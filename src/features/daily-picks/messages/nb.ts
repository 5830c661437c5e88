import type { Messages } from './de.ts';

export const messages = {
  title: 'Til deg i dag',
  hide: 'Skjul for i dag',
  hidden: 'Skjult. I morgen kommer det nye forslag.',
} satisfies Messages;
