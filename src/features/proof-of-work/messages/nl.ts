import type { Messages } from './de.ts';

export const messages = {
  working: 'Even een korte check…',
  slow: 'Nog heel even…',
  errors: {
    proof_required: 'Er komen nu heel veel verzoeken tegelijk binnen. Probeer het over een paar minuten opnieuw.',
    proof_failed: 'De korte check duurde te lang op dit apparaat. Probeer het opnieuw.',
  },
} satisfies Messages;
