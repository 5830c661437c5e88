import type { Messages } from './de.ts';

export const messages = {
  title: 'Oto {name}, {age, number}.',
  line: {
    evening: 'Na spokojny wieczór',
    weekend: 'Na wolny weekend',
  },
  label: 'Twoja pierwsza wiadomość do: {name}',
  tooLong: 'Wiadomość może mieć najwyżej {max, number} znaków.',
  ideas: 'Pomysły na początek',
  idea: {
    day: 'Jaka była dziś Twoja najlepsza chwila?',
    place: 'Jakie miejsce trzeba znać tam, gdzie mieszkasz?',
    smile: 'Uśmiecham się do Twojego zdjęcia. Gdzie to było?',
  },
  kept: 'Zachowane tylko w tej karcie. Dostanie to {name}.',
  go: 'Dalej z tą wiadomością',
  goWithout: 'Dalej bez wiadomości',
  waits: '{name} dostanie ją, gdy tylko Twoje konto będzie aktywne. Do tego czasu czeka i nic nie kosztuje. Ukończone 18\u00a0lat.',
  private: 'Tu jest to, co mogą widzieć goście. Resztę profilu widać tylko z kontem.',
  card: {
    text: 'Napisz, co Ci przychodzi do głowy. Zachowamy to na czas zakładania konta.',
    ask: 'Co chcesz powiedzieć?',
  },
  talk: {
    title: 'Ty i {name}: jeszcze nie padło ani jedno słowo.',
    text: 'Tak wygląda tu rozmowa, zanim się zacznie. Brakuje pierwszego zdania.',
    window: 'Rozmowa: {name}',
    empty: 'Nikt jeszcze nic nie napisał.',
  },
  veil: {
    text: 'Przyjrzyj się spokojnie. Zachowaj polubienie albo napisz od razu.',
    like: 'Polub: {name}',
    liked: 'Zachowane. {name} dostanie polubienie, gdy założysz konto.',
  },
} satisfies Messages;
