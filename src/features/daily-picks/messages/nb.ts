import type { Messages } from './de.ts';

export const messages = {
  title: 'Til deg i dag',
  hide: 'Skjul for i dag',
  hidden: 'Skjult. I morgen kommer det nye forslag.',
  interests: {
    title: 'Hva liker du å gjøre?',
    text: 'Da ser du først dem som liker det samme.',
    choose: 'Velg interesser',
    no: 'Ikke spør mer',
    save: '{n, plural, =0 {Lagre} one {Lagre, {n, number} valgt} other {Lagre, {n, number} valgt}}',
    failed: 'Interessene dine er ikke lagret. Prøv på nytt.',
  },
} satisfies Messages;
