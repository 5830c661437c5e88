import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Er is iets wat we allebei leuk vinden: {interest}. Hoe is dat bij jou begonnen?',
    'Het viel me meteen op wat we gemeen hebben: {interest}. Vertel je me meer?',
    'Een onderwerp waarover we niet snel uitgepraat zijn: {interest}. Wat vind je er het mooiste aan?',
  ],
  answers: ['Je schrijft: ‘{answer}’ Hoe is dat zo gekomen?', '‘{answer}’ Dat heb ik twee keer gelezen. Vertel je me meer?'],
  openings: [
    'Waar moest je vandaag om glimlachen?',
    'Hoe ziet jouw perfecte zondag eruit?',
    'Koffie in de ochtend of gesprekken tot diep in de nacht: wat past meer bij jou?',
    'Welke plek op de wereld laat je niet meer los?',
    'Wat zou je vaker doen als je meer tijd had?',
    'Van welke kleinigheid word je altijd blij?',
    'Welk nummer staat bij jou nu op repeat?',
    'Wat moet iemand weten voor jullie elkaar leren kennen?',
    'Waarover kun jij uren praten?',
    'Spontaan vertrekken of alles goed gepland: hoe reis jij het liefst?',
    'Wat is het mooiste wat je de laatste tijd is overkomen?',
    'Je profiel maakte me nieuwsgierig. Waar beginnen we?',
  ],
};
