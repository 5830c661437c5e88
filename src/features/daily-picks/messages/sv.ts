import type { Messages } from './de.ts';

export const messages = {
  title: 'För dig i dag',
  hide: 'Dölj för i dag',
  hidden: 'Dolt. I morgon kommer nya förslag.',
} satisfies Messages;
