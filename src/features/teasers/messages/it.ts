import type { Messages } from './de.ts';

export const messages = {
  title: 'Pubblicità',
  apart: 'Questa è pubblicità: qui non ci sono persone iscritte. Non comunichiamo nulla di te.',
  label: 'Pubblicità · {advertiser}',
  leaves: 'Apre un altro sito in una nuova scheda: {host}',
} satisfies Messages;
