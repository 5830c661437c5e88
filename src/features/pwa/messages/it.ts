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
    now: 'Riprova ora',
    offline: 'Sei offline. Aggiornato alle {time}',
  },
  share: {
    title: 'Per chi è?',
    text: 'Apri una conversazione: lo trovi nel campo di testo. Niente parte da solo.',
    cancel: 'Meglio di no',
    pictures: '{n, plural, one {# foto} many {# di foto} other {# foto}}',
    lost: 'Quello che hai condiviso non è arrivato. Condividilo di nuovo.',
    close: 'Chiudi',
  },
} satisfies Messages;
