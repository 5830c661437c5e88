import type { Messages } from './de.ts';

export const messages = {
  later: 'Senere',
  activation: {
    where: 'Vi har sendt det til {email}.',
    text: 'Indtil da kan ingen finde dig. Det, du skriver, gemmer vi så længe, og det koster ingenting.',
    address: 'Skift adresse',
  },
  name: {
    text: 'Dit navn ligner en adresse eller et telefonnummer, eller det har bogstaver fra flere alfabeter. Et fornavn eller kælenavn er nok.',
    change: 'Skift navn',
  },
  photo: {
    text: 'Med et billede er det lettere at komme i snak. Du behøver kun ét.',
    add: 'Tilføj billede',
  },
  disabled: {
    text: 'Lige nu ser du kun, hvad der er nyt, når du er her.',
    open: 'Åbn indstillinger',
  },
  push: {
    how: 'Sådan siger vi til',
    wrote: 'har skrevet til dig',
    now: 'nu',
    notNow: 'Ikke nu',
    text: 'Notifikationer kommer kun, når der virkelig er sket noget. Hvad der står i dine beskeder, vises kun, hvis du vil have det.',
    on: 'Slå notifikationer til',
  },
} satisfies Messages;
