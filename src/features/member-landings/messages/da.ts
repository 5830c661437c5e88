import type { Messages } from './de.ts';

export const messages = {
  title: 'Det her er {name}, {age, number}.',
  headline: {
    evening: 'Til en rolig aften',
    weekend: 'Til en fri weekend',
  },
  label: 'Din første besked til {name}',
  tooLong: 'En besked kan have højst {max, number} tegn.',
  ideas: 'Idéer til en første besked',
  idea: {
    day: 'Hvad var dit bedste øjeblik i dag?',
    place: 'Hvilket sted skal man kende, der hvor du bor?',
    smile: 'Dit billede fik mig til at smile. Hvor er det taget?',
  },
  kept: 'Gemt til {name}, kun i denne fane.',
  go: 'Videre med din besked',
  goWithout: 'Videre uden besked',
  waits: '{name} får den, så snart din konto er aktiv. Indtil da gemmer vi den, og det koster ikke noget. Fra 18\u00a0år.',
  private: 'Her ser du det, besøgende må se. Resten af profilen kan kun medlemmer se.',
  card: {
    text: 'Skriv bare det, der falder dig ind. Vi gemmer det, mens du opretter din konto.',
    ask: 'Hvad vil du gerne sige?',
  },
  talk: {
    title: 'Du og {name} har ikke vekslet et ord endnu.',
    text: 'Sådan ser en samtale ud her, før den begynder. Den første sætning mangler.',
    window: 'Samtale med {name}',
    empty: 'Ingen har skrevet noget endnu.',
  },
  veil: {
    text: 'Se dig omkring i ro og mag. Giv et like, eller skriv med det samme.',
    like: 'Giv {name} et like',
    liked: 'Gemt. {name} får dit like, når du har en konto.',
  },
} satisfies Messages;
