import type { Messages } from './de.ts';

export const messages = {
  title: 'Oto {name}, {age, number}.',
  headline: {
    evening: 'Na spokojny wieczór',
    weekend: 'Na wolny weekend',
  },
  label: 'Twoja pierwsza wiadomość',
  tooLong: 'Wiadomość może mieć najwyżej {max, number}\u00a0znaków.',
  ideas: 'Pomysły na początek',
  idea: {
    day: 'Jaka była dziś Twoja najlepsza chwila?',
    place: 'Jakie miejsce trzeba znać tam, gdzie mieszkasz?',
    smile: 'Uśmiecham się do Twojego zdjęcia. Gdzie to było?',
  },
  kept: 'Zachowane tylko w tej karcie. Dostanie to {name}.',
  go: 'Dalej z tą wiadomością',
  goWithout: 'Dalej bez wiadomości',
  waits: '{name} dostanie ją, gdy tylko Twoje konto będzie aktywne. Do tego czasu czeka i nic nie kosztuje. Tylko dla osób pełnoletnich.',
  private: 'Tyle widzą odwiedzający. Resztę profilu widać tylko z kontem.',
  card: {
    text: 'Napisz, co Ci przychodzi do głowy. Zachowamy to na czas zakładania konta.',
    ask: 'Co chcesz powiedzieć?',
  },
  talk: {
    title: 'Między Wami nie padło jeszcze ani jedno słowo.',
    text: 'Tak wygląda tu rozmowa, zanim się zacznie. Brakuje pierwszego zdania.',
    window: 'Rozmowa: {name}',
    empty: 'Nikt jeszcze nic nie napisał.',
  },
  veil: {
    text: 'Przyjrzyj się spokojnie. Zostaw polubienie albo napisz od razu.',
    like: 'Polub ten profil',
    liked: 'Zachowane. {name} dostanie polubienie, gdy założysz konto.',
  },
} satisfies Messages;
