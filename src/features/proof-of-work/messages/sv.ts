import type { Messages } from './de.ts';

export const messages = {
  working: 'Ett ögonblick, en kort kontroll …',
  slow: 'Det tar en liten stund till …',
  errors: {
    proof_required: 'Just nu kommer väldigt många förfrågningar. Försök igen om några minuter.',
    proof_failed: 'Den korta kontrollen tog för lång tid på den här enheten. Försök igen.',
  },
} satisfies Messages;
