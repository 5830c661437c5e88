import type { Messages } from './de.ts';

export const messages = {
  later: 'Senere',
  centre: { none: 'Der er ikke noget lige nu.', settings: 'Indstil notifikationer' },
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
  visitors: {
    text: 'Besøgende er folk uden konto. De ville se dig på forsiden, i søgningen og via et delt link: fornavn, alder, by, dit første billede, de andre kun sløret, og om du er online. Du kan altid ændre det i indstillingerne.',
    yes: 'Ja, vis den',
    no: 'Nej',
    shown: 'Besøgende kan nu se din profil.',
    hidden: 'Kun medlemmer ser din profil.',
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
