import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Du har ikke rett til dette. Spør en eier.',
    step_up_required: 'Bekreft først at det er deg, med passnøkkel eller kode.',
    second_factor_required: 'Sett først opp en passnøkkel eller en kodeapp, så kan du begynne.',
    login_failed: 'Innloggingen mislyktes. Prøv på nytt.',
    too_many_attempts: 'For mange forsøk. Kontoen er låst i {minutes, number}\u00a0min.',
    second_step_required: 'Skriv inn koden din nå.',
    code_refused: 'Koden er feil eller allerede brukt.',
    passkey_refused: 'Denne passnøkkelen virket ikke. Prøv på nytt.',
    too_many_passkeys: 'Du kan ha høyst {max, number} passnøkler. Fjern en du ikke trenger lenger.',
    invitation_expired: 'Invitasjonen er brukt eller eldre enn 24 timer. Be om en ny.',
    name_invalid: 'Skriv et navn på høyst {max, number} tegn.',
    invalid_email: 'Ugyldig e-postadresse',
    password_too_short: 'Passordet må ha minst {min, number} tegn.',
    password_too_long: 'Passordet kan ha høyst {max, number} tegn.',
    password_too_common: 'Dette passordet er lett å gjette. Velg et annet, gjerne flere ord.',
    password_is_own: 'Bruk verken e-postadressen eller navnet ditt.',
    last_owner: 'Det må alltid være minst én eier.',
    second_person_missing: 'Dette krever to personer, og ingen andre har retten.',
    own_request: 'Dette er din egen forespørsel. Noen andre må godkjenne den.',
    approval_changed: 'Forespørselen er endret. Last inn siden på nytt og les den igjen.',
    approval_lapsed: 'Forespørselen er allerede besvart eller for gammel.',
  },
} satisfies Messages;
