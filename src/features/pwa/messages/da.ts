import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt uden appbutik: Du får et ikon på din enhed, og dine chats åbner også uden net.',
    add: 'Tilføj ikonet',
    ios: 'Tryk på Del i Safari og derefter på ”Føj til hjemmeskærm”.',
  },
  back: 'Tilbage',
  connection: {
    slow: 'Det tager lidt længere tid lige nu.',
    failing: 'Det virker ikke lige nu. Vi bliver ved med at prøve.',
    now: 'Prøv nu',
    offline: 'Du er offline. Status kl. {time}',
  },
  share: {
    title: 'Hvem er det til?',
    text: 'Åbn en samtale, så står det i skrivefeltet. Intet bliver sendt af sig selv.',
    cancel: 'Annuller',
    pictures: '{n, plural, one {# billede} other {# billeder}}',
    lost: 'Det, du delte, kom ikke frem. Del det gerne igen.',
    close: 'Luk',
  },
} satisfies Messages;
