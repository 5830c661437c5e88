import type { Messages } from './de.ts';

export const messages = {
  working: 'Comprobación rápida…',
  slow: 'Falta solo un poco…',
  errors: {
    proof_required: 'Ahora mismo llegan muchísimas solicitudes. Inténtalo de nuevo en unos minutos.',
    proof_failed: 'La comprobación ha tardado demasiado en este dispositivo. Inténtalo de nuevo.',
  },
} satisfies Messages;
