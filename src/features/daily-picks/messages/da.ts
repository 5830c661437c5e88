import type { Messages } from './de.ts';

export const messages = {
  title: 'Til dig i dag',
  hide: 'Skjul for i dag',
  hidden: 'Skjult. I morgen kommer der nye forslag.',
  interests: {
    title: 'Hvad kan du lide at lave?',
    text: 'Så ser du først dem, der kan lide det samme.',
    choose: 'Vælg interesser',
    no: 'Spørg ikke igen',
    save: '{n, plural, =0 {Gem} one {Gem, {n, number} valgt} other {Gem, {n, number} valgt}}',
    failed: 'Dine interesser er ikke gemt. Prøv igen.',
  },
} satisfies Messages;
