import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Non hai il permesso di farlo. Chiedi a chi è titolare.',
    step_up_required: 'Conferma prima che sei tu, con una passkey o un codice.',
    second_factor_required: 'Configura prima una passkey o un’app per i codici, poi puoi iniziare.',
    login_failed: 'Accesso non riuscito. Riprova.',
    too_many_attempts: 'Troppi tentativi. L’account è bloccato per {minutes, number}\u00a0min.',
    second_step_required: 'Ora inserisci il tuo codice.',
    code_refused: 'Questo codice è sbagliato o è già stato usato.',
    passkey_refused: 'Questa passkey non ha funzionato. Riprova.',
    too_many_passkeys: 'Puoi avere al massimo {max, number} passkey. Rimuovine una che non ti serve più.',
    invitation_expired: 'L’invito è già stato usato o ha più di 24\u00a0ore. Chiedine un altro.',
    name_invalid: 'Inserisci un nome di {max, number}\u00a0caratteri al massimo.',
    invalid_email: 'Indirizzo e-mail non valido',
    password_too_short: 'La password deve avere almeno {min, number}\u00a0caratteri.',
    password_too_long: 'La password può avere al massimo {max, number}\u00a0caratteri.',
    password_too_common: 'Questa password è facile da indovinare. Scegline un’altra, magari fatta di più parole.',
    password_is_own: 'Non usare né il tuo indirizzo e-mail né il tuo nome.',
    last_owner: 'Deve esserci sempre almeno una persona titolare.',
    second_person_missing: 'Servono due persone, e nessun’altra ha questo permesso.',
    own_request: 'Questa è una tua richiesta. Deve approvarla un’altra persona.',
    approval_changed: 'La richiesta è cambiata. Ricarica la pagina e rileggila.',
    approval_lapsed: 'La richiesta ha già una risposta o è troppo vecchia.',
  },
} satisfies Messages;
