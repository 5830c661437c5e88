import type { Messages } from './de.ts';

export const messages = {
  title: 'Dziś dla Ciebie',
  hide: 'Ukryj na dziś',
  hidden: 'Ukryto. Jutro pojawią się nowe propozycje.',
} satisfies Messages;
