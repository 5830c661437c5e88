import type { Messages } from './de.ts';

export const messages = {
  working: 'Hetki, pieni tarkistus…',
  slow: 'Vielä pieni hetki…',
  errors: {
    proof_required: 'Juuri nyt on poikkeuksellisen ruuhkaista. Yritä uudelleen muutaman minuutin kuluttua.',
    proof_failed: 'Pieni tarkistus kesti tällä laitteella liian kauan. Yritä uudelleen.',
  },
} satisfies Messages;
