import type { Messages } from './de.ts';

export const messages = {
  title: 'Oggi per te',
  hide: 'Nascondi per oggi',
  hidden: 'Nascosto. Domani ci saranno nuovi suggerimenti.',
} satisfies Messages;
