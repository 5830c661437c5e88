import type { Messages } from './de.ts';

export const messages = {
  title: 'I dag för dig',
  hide: 'Dölj för i dag',
  hidden: 'Dolt. I morgon kommer nya förslag.',
} satisfies Messages;
