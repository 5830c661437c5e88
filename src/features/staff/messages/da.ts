import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Det har du ikke ret til. Spørg en ejer.',
    step_up_required: 'Bekræft først, at det er dig: med din adgangsnøgle eller en kode.',
    second_factor_required: 'Opret først en adgangsnøgle eller en kode-app. Så kan du gå i gang.',
    login_failed: 'Du kunne ikke logges ind. Prøv igen.',
    too_many_attempts: 'For mange forsøg. Kontoen er låst i {minutes, number}\u00a0min.',
    second_step_required: 'Indtast nu din kode.',
    code_refused: 'Koden er forkert eller allerede brugt.',
    passkey_refused: 'Denne adgangsnøgle virkede ikke. Prøv igen.',
    too_many_passkeys: 'Du kan højst have {max, number} adgangsnøgler. Fjern en, du ikke længere bruger.',
    invitation_expired: 'Invitationen er brugt eller ældre end 24 timer. Bed om en ny.',
    name_invalid: 'Skriv et navn på højst {max, number} tegn.',
    invalid_email: 'Ugyldig e-mailadresse',
    password_too_short: 'Adgangskoden skal have mindst {min, number} tegn.',
    password_too_long: 'Adgangskoden må højst have {max, number} tegn.',
    password_too_common: 'Den adgangskode er let at gætte. Vælg en anden, gerne flere ord.',
    password_is_own: 'Brug hverken din e-mailadresse eller dit navn.',
    last_owner: 'Der skal altid være mindst én ejer.',
    second_person_missing: 'Det kræver to personer, og der er ingen anden med den ret.',
    own_request: 'Det er din egen anmodning. En anden skal godkende den.',
    approval_changed: 'Anmodningen er ændret. Indlæs siden igen, og læs den på ny.',
    approval_lapsed: 'Anmodningen er allerede besvaret eller for gammel.',
  },
} satisfies Messages;
