import type { Messages } from './de.ts';

export const messages = {
  working: 'En kort kontroll …',
  slow: 'En liten stund till …',
  errors: {
    proof_required: 'Just nu kommer väldigt många förfrågningar. Försök igen om några minuter.',
    proof_failed: 'Den korta kontrollen tog för lång tid på den här enheten. Försök igen.',
  },
} satisfies Messages;
