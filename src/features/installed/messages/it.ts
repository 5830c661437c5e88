import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Senza app store: un’icona sul tuo dispositivo, e le tue chat si aprono anche senza rete.',
    add: 'Aggiungi l’icona',
    ios: 'In Safari tocca Condividi e poi «Aggiungi alla schermata Home».',
  },
  line: {
    slow: 'Al momento non va.',
    trying: 'Continuiamo a provare.',
    now: 'Adesso',
    offline: 'Sei offline.',
    since: 'Ultimo aggiornamento: {time}.',
    waiting: '{n, plural, one {Un messaggio è in attesa.} many {# di messaggi sono in attesa.} other {# messaggi sono in attesa.}}',
  },
} satisfies Messages;
