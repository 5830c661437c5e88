import type { Messages } from './de.ts';

export const messages = {
  working: 'Krótkie sprawdzenie…',
  slow: 'Jeszcze chwila…',
  errors: {
    proof_required: 'Właśnie napływa bardzo dużo zapytań. Spróbuj ponownie za kilka minut.',
    proof_failed: 'Sprawdzanie trwało na tym urządzeniu zbyt długo. Spróbuj ponownie.',
  },
} satisfies Messages;
