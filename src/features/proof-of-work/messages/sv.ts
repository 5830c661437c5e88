import type { Messages } from './de.ts';

export const messages = {
  working: 'En kort kontroll\u00a0…',
  slow: 'En liten stund till\u00a0…',
  errors: {
    proof_required: 'Det är ovanligt högt tryck just nu. Försök igen om några minuter.',
    proof_failed: 'Den korta kontrollen tog för lång tid på den här enheten. Försök igen.',
  },
} satisfies Messages;
