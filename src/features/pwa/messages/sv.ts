import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt utan appbutik: en ikon på din enhet, och dina chattar öppnas även utan nät.',
    add: 'Lägg till ikonen',
    ios: 'Tryck på Dela i Safari och sedan på ”Lägg till på hemskärmen”.',
  },
  back: 'Tillbaka',
  connection: {
    slow: 'Det tar lite längre tid just nu.',
    failing: 'Det fungerar inte just nu. Vi fortsätter att försöka.',
    now: 'Försök nu',
    offline: 'Du är offline. Läget kl. {time}',
  },
  share: {
    title: 'Vem är det till?',
    text: 'Öppna en konversation, så står det i skrivfältet. Inget skickas av sig självt.',
    cancel: 'Avbryt',
    pictures: '{n, plural, one {# bild} other {# bilder}}',
    lost: 'Det du delade kom inte fram. Dela det gärna igen.',
    close: 'Stäng',
  },
} satisfies Messages;
