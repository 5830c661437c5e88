import type { Messages } from './de.ts';

export const messages = {
  title: 'I dag for deg',
  hide: 'Skjul for i dag',
  hidden: 'Skjult. I morgen kommer det nye forslag.',
} satisfies Messages;
