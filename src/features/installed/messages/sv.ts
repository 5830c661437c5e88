import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt utan appbutik: en ikon på din enhet, och dina chattar öppnas även utan nät.',
    add: 'Lägg till ikonen',
    ios: 'Tryck på Dela i Safari och sedan på ”Lägg till på hemskärmen”.',
  },
  line: {
    slow: 'Det går inte just nu.',
    trying: 'Vi försöker vidare.',
    now: 'Nu',
    offline: 'Du är offline.',
    since: 'Senast uppdaterat: {time}.',
    waiting: '{n, plural, one {Ett meddelande väntar.} other {# meddelanden väntar.}}',
  },
} satisfies Messages;
