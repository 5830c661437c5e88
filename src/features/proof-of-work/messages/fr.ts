import type { Messages } from './de.ts';

export const messages = {
  working: 'Petite vérification…',
  slow: 'Encore un petit moment…',
  errors: {
    proof_required: 'Nous recevons énormément de demandes en ce moment. Réessayez dans quelques minutes.',
    proof_failed: 'La petite vérification a pris trop de temps sur cet appareil. Réessayez.',
  },
} satisfies Messages;
