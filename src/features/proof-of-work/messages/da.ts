import type { Messages } from './de.ts';

export const messages = {
  working: 'Vi tjekker lige noget\u00a0…',
  slow: 'Det tager lidt endnu\u00a0…',
  errors: {
    proof_required: 'Der er usædvanligt travlt lige nu. Prøv igen om et par minutter.',
    proof_failed: 'Det korte tjek tog for lang tid på denne enhed. Prøv igen.',
  },
} satisfies Messages;
