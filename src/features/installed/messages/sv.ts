import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt utan appbutik: en ikon på din enhet, och dina chattar öppnas även utan nät.',
    add: 'Lägg till ikonen',
    ios: 'Tryck på Dela i Safari och sedan på ”Lägg till på hemskärmen”.',
  },
} satisfies Messages;
