import type { Messages } from './de.ts';

export const messages = {
  title: 'Annunci',
  apart: 'Questa è pubblicità: qui non ci sono iscritti. Non comunichiamo nulla di te.',
  label: 'Annuncio · {advertiser}',
  leaves: 'Apre un altro sito in una nuova scheda: {host}',
} satisfies Messages;
