import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Mamy coś wspólnego: {interest}. Jak to się u ciebie zaczęło?',
    'Od razu widać, co nas łączy: {interest}. Opowiesz mi o tym więcej?',
    'Temat, przy którym na pewno nie zabraknie nam słów: {interest}. Co lubisz w tym najbardziej?',
  ],
  answers: ['Piszesz: „{answer}” Skąd się to wzięło?', '„{answer}” Muszę to przeczytać jeszcze raz. Opowiesz więcej?'],
  openings: [
    'Co wywołało dziś u ciebie uśmiech?',
    'Jak wygląda twoja idealna niedziela?',
    'Poranna kawa czy rozmowy do późnej nocy: co jest ci bliższe?',
    'Jakie miejsce na świecie zostało z tobą na zawsze?',
    'Na co chcesz mieć więcej czasu?',
    'Jaki drobiazg zawsze poprawia ci humor?',
    'Jaka piosenka leci u ciebie teraz w kółko?',
    'Co warto o tobie wiedzieć przed pierwszym spotkaniem?',
    'O czym możesz rozmawiać godzinami?',
    'Wyjazd bez planu czy wszystko zaplanowane: jak najbardziej lubisz podróżować?',
    'Co dobrego spotkało cię ostatnio?',
    'Twój profil budzi ciekawość. Od czego zaczniemy?',
  ],
};
