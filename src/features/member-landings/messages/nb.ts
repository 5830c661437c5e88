import type { Messages } from './de.ts';

export const messages = {
  title: 'Dette er {name}, {age, number}.',
  headline: {
    evening: 'For en rolig kveld',
    weekend: 'For en fri helg',
  },
  label: 'Din første melding til {name}',
  tooLong: 'En melding kan ha høyst {max, number} tegn.',
  ideas: 'Ideer til en første melding',
  idea: {
    day: 'Hva var det beste øyeblikket ditt i dag?',
    place: 'Hvilket sted bør man kjenne der du bor?',
    smile: 'Bildet ditt fikk meg til å smile. Hvor er det tatt?',
  },
  kept: 'Lagret til {name}, bare i denne fanen.',
  go: 'Videre med meldingen din',
  goWithout: 'Videre uten melding',
  waits: '{name} får den så snart kontoen din er aktiv. Fram til da tar vi vare på den, og det koster ingenting. Fra 18\u00a0år.',
  private: 'Her står det besøkende får se. Resten av profilen kan bare medlemmer se.',
  card: {
    text: 'Skriv det du kommer på. Vi tar vare på det mens du oppretter kontoen din.',
    ask: 'Hva har du lyst til å si?',
  },
  talk: {
    title: 'Du og {name} har ikke vekslet et ord ennå.',
    text: 'Slik ser en samtale ut her før den begynner. Den første setningen mangler.',
    window: 'Samtale med {name}',
    empty: 'Ingen har skrevet noe ennå.',
  },
  veil: {
    text: 'Se deg rundt i ro og mak. Gi en like, eller skriv med en gang.',
    like: 'Lik {name}',
    liked: 'Lagret. {name} får din like når du har en konto.',
  },
} satisfies Messages;
