import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Senza app store: un’icona sul tuo dispositivo, e le tue chat si aprono anche senza rete.',
    add: 'Aggiungi l’icona',
    ios: 'In Safari tocca Condividi e poi «Aggiungi alla schermata Home».',
  },
  back: 'Indietro',
  connection: {
    slow: 'Ci vuole un po’ più del solito.',
    failing: 'Al momento non funziona. Continuiamo a provare.',
    offline: 'Sei offline. Aggiornato alle {time}',
  },
} satisfies Messages;
