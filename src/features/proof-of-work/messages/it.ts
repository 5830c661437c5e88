import type { Messages } from './de.ts';

export const messages = {
  working: 'Un rapido controllo…',
  slow: 'Ancora un momento…',
  errors: {
    proof_required: 'In questo momento arrivano moltissime richieste. Riprova tra qualche minuto.',
    proof_failed: 'Il controllo ha richiesto troppo tempo su questo dispositivo. Riprova.',
  },
} satisfies Messages;
