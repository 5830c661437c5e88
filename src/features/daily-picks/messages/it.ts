import type { Messages } from './de.ts';

export const messages = {
  title: 'Oggi per te',
  hide: 'Nascondi per oggi',
  hidden: 'Nascosto. Domani ci saranno nuovi suggerimenti.',
  interests: {
    title: 'Che cosa ti piace fare?',
    text: 'Così vedi prima chi ama le stesse cose.',
    choose: 'Scegli interessi',
    no: 'Non chiedere più',
    save: '{n, plural, =0 {Salva} one {Salva, {n, number} scelto} many {Salva, {n, number} di scelti} other {Salva, {n, number} scelti}}',
    failed: 'I tuoi interessi non sono stati salvati. Riprova.',
  },
} satisfies Messages;
