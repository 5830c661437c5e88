import type { Messages } from './de.ts';

export const messages = {
  working: 'Just a quick check…',
  slow: 'Still checking…',
  errors: {
    proof_required: 'We’re getting a lot of requests right now. Please try again in a few minutes.',
    proof_failed: 'The quick check took too long on this device. Please try again.',
  },
} satisfies Messages;
