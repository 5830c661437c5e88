import type { Messages } from './de.ts';

export const messages = {
  working: 'En kort sjekk …',
  slow: 'Det tar litt til …',
  errors: {
    proof_required: 'Det kommer veldig mange forespørsler akkurat nå. Prøv igjen om noen minutter.',
    proof_failed: 'Den korte sjekken tok for lang tid på denne enheten. Prøv igjen.',
  },
} satisfies Messages;
