import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Vi liker begge det samme: {interest}. Hvordan begynte det for deg?',
    'Jeg la straks merke til hva vi har til felles: {interest}. Vil du fortelle mer?',
    'Et tema vi begge kan snakke lenge om: {interest}. Hva liker du best med det?',
  ],
  answers: ['Du skriver: «{answer}» Hvordan ble det sånn?', '«{answer}» Det leste jeg to ganger. Vil du fortelle mer?'],
  openings: [
    'Hva fikk deg til å smile i dag?',
    'Hvordan ser den perfekte søndagen ut for deg?',
    'Morgenkaffe eller samtaler til langt på natt: Hva er mest deg?',
    'Hvilket sted i verden har aldri sluppet taket i deg?',
    'Hva ville du gjort oftere hvis du hadde mer tid?',
    'Hvilken liten ting gjør deg alltid glad?',
    'Hvilken sang hører du om og om igjen akkurat nå?',
    'Hva bør man vite før man blir kjent med deg?',
    'Hva kan du snakke om i timevis?',
    'Spontant av gårde eller godt planlagt: Hvordan reiser du helst?',
    'Hva er det fineste som har skjedd deg i det siste?',
    'Profilen din gjorde meg nysgjerrig. Hvor skal vi begynne?',
  ],
};
