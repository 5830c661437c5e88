import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Vi kan begge lide det samme: {interest}. Hvordan begyndte det for dig?',
    'Jeg lagde straks mærke til, hvad vi har til fælles: {interest}. Vil du fortælle mere?',
    'Et emne, vi begge kan tale længe om: {interest}. Hvad holder du mest af ved det?',
  ],
  answers: ['Du skriver: ”{answer}” Hvordan kan det være?', '”{answer}” Det måtte jeg læse to gange. Vil du fortælle mere?'],
  openings: [
    'Hvad fik dig til at smile i dag?',
    'Hvordan ser din perfekte søndag ud?',
    'Morgenkaffe eller samtaler til langt ud på natten: Hvad er mest dig?',
    'Hvilket sted i verden har aldrig sluppet taget i dig?',
    'Hvad ville du gøre oftere, hvis du havde mere tid?',
    'Hvilken lille ting gør dig altid glad?',
    'Hvilken sang hører du igen og igen lige nu?',
    'Hvad skal man vide, før man lærer dig at kende?',
    'Hvad kan du tale om i timevis?',
    'Spontant af sted eller planlagt til mindste detalje: Hvordan rejser du helst?',
    'Hvad er det bedste, der er sket for dig på det seneste?',
    'Din profil gjorde mig nysgerrig. Hvor skal vi begynde?',
  ],
};
