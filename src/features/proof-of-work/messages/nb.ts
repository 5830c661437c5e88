import type { Messages } from './de.ts';

export const messages = {
  working: 'En kort sjekk\u00a0…',
  slow: 'Det tar litt til\u00a0…',
  errors: {
    proof_required: 'Det er uvanlig stor pågang akkurat nå. Prøv på nytt om noen minutter.',
    proof_failed: 'Den korte sjekken tok for lang tid på denne enheten. Prøv på nytt.',
  },
} satisfies Messages;
