import type { Messages } from './de.ts';

export const messages = {
  title: 'Det här är {name}, {age, number}.',
  headline: {
    evening: 'För en lugn kväll',
    weekend: 'För en ledig helg',
  },
  label: 'Ditt första meddelande till {name}',
  tooLong: 'Ett meddelande kan ha högst {max, number} tecken.',
  ideas: 'Idéer till ett första meddelande',
  idea: {
    day: 'Vilken var din bästa stund i dag?',
    place: 'Vilken plats bör man känna till där du bor?',
    smile: 'Din bild fick mig att le. Var är den tagen?',
  },
  kept: 'Sparat till {name}, bara i den här fliken.',
  go: 'Vidare med ditt meddelande',
  goWithout: 'Vidare utan meddelande',
  waits: '{name} får det så snart ditt konto är aktivt. Tills dess sparar vi det, och det kostar inget. Från 18\u00a0år.',
  private: 'Här står det som besökare får se. Resten av profilen kan bara medlemmar se.',
  card: {
    text: 'Skriv det du kommer att tänka på. Vi sparar det medan du skapar ditt konto.',
    ask: 'Vad vill du säga?',
  },
  talk: {
    title: 'Du och {name} har inte växlat ett ord än.',
    text: 'Så här ser en konversation ut innan den börjar. Den första meningen saknas.',
    window: 'Konversation med {name}',
    empty: 'Ingen har skrivit än.',
  },
  veil: {
    text: 'Se dig omkring i lugn och ro. Ge en like, eller skriv direkt.',
    like: 'Gilla {name}',
    liked: 'Sparat. {name} får din like när du har ett konto.',
  },
} satisfies Messages;
