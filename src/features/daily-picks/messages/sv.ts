import type { Messages } from './de.ts';

export const messages = {
  title: 'För dig i dag',
  hide: 'Dölj för i dag',
  hidden: 'Dolt. I morgon kommer nya förslag.',
  interests: {
    title: 'Vad tycker du om att göra?',
    text: 'Då ser du först dem som gillar samma sak.',
    choose: 'Välj intressen',
    no: 'Fråga inte igen',
    save: '{n, plural, =0 {Spara} one {Spara, {n, number} valt} other {Spara, {n, number} valda}}',
    failed: 'Dina intressen är inte sparade. Försök igen.',
  },
} satisfies Messages;
