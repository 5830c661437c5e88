import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Vi har fått meldingen din. Vi ser på saken og skriver til deg så snart vi vet mer.',
  solved: 'Det er ordnet: Sjekk om alt nå er som det skal være. Hvis ikke, skriv til oss igjen.',
  need_more:
    'For å hjelpe deg mangler vi fortsatt noe. Skriv til oss hva som skjedde og når, helst med et bilde av skjermen.\nIkke send oss passord eller koder.',
  take_care:
    'Ta vare på deg selv: Ikke send penger, koder eller id-papirer til noen, heller ikke på andre måter. Virker noe rart, rapporter profilen. Vi ser på hver rapport.',
};
