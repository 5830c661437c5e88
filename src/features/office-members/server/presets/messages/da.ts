import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Vi har modtaget din besked. Vi ser på sagen og vender tilbage, så snart vi ved mere.',
  solved: 'Det er klaret: Se efter, om alt nu er, som det skal være. Hvis ikke, så skriv til os igen.',
  need_more:
    'For at kunne hjælpe dig mangler vi stadig noget. Skriv til os, hvad der præcis skete og hvornår, helst med et billede af skærmen.\nSend os ingen adgangskode og ingen koder.',
  take_care:
    'Pas godt på dig selv: Send ikke penge, koder eller id-papirer til nogen, heller ikke på andre måder. Virker noget mærkeligt, så indberet profilen. Vi ser på hver eneste indberetning.',
};
