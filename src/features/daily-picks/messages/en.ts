import type { Messages } from './de.ts';

export const messages = {
  title: 'Today for you',
  hide: 'Hide for today',
  hidden: 'Hidden. You’ll have new people tomorrow.',
} satisfies Messages;
