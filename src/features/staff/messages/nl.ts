import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Je hebt hier geen rechten voor. Vraag het aan een eigenaar.',
    step_up_required: 'Bevestig eerst dat jij het bent, met een passkey of een code.',
    second_factor_required: 'Stel eerst een passkey of een code-app in, dan kun je beginnen.',
    login_failed: 'Inloggen is mislukt. Probeer het opnieuw.',
    too_many_attempts: 'Te veel pogingen. Het account is {minutes, number}\u00a0min. geblokkeerd.',
    second_step_required: 'Vul nu je code in.',
    code_refused: 'Deze code klopt niet of is al gebruikt.',
    passkey_refused: 'Dat lukte niet met deze passkey. Probeer het opnieuw.',
    too_many_passkeys: 'Je kunt maximaal {max, number} passkeys hebben. Verwijder er een die je niet meer nodig hebt.',
    invitation_expired: 'De uitnodiging is al gebruikt of ouder dan 24 uur. Vraag een nieuwe aan.',
    name_invalid: 'Vul een naam van maximaal {max, number} tekens in.',
    invalid_email: 'Ongeldig e-mailadres',
    password_too_short: 'Je wachtwoord moet minstens {min, number} tekens hebben.',
    password_too_long: 'Het wachtwoord mag maximaal {max, number} tekens hebben.',
    password_too_common: 'Dit wachtwoord is makkelijk te raden. Kies een ander, bijvoorbeeld een paar woorden.',
    password_is_own: 'Gebruik niet je e-mailadres of je naam.',
    last_owner: 'Er moet altijd minstens één eigenaar zijn.',
    second_person_missing: 'Hier zijn twee mensen voor nodig, en niemand anders heeft dit recht.',
    own_request: 'Dit is je eigen verzoek. Iemand anders moet het goedkeuren.',
    approval_changed: 'Het verzoek is veranderd. Laad de pagina opnieuw en lees het nog eens.',
    approval_lapsed: 'Het verzoek is al beantwoord of te oud.',
  },
} satisfies Messages;
