import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Du har inte rätt att göra det här. Fråga en ägare.',
    step_up_required: 'Bekräfta först att det är du, med en lösennyckel eller en kod.',
    second_factor_required: 'Lägg först in en lösennyckel eller en kodapp, sedan kan du börja.',
    login_failed: 'Det gick inte att logga in. Försök igen.',
    too_many_attempts: 'För många försök. Kontot är låst i {minutes, number}\u00a0min.',
    second_step_required: 'Skriv in din kod nu.',
    code_refused: 'Koden stämmer inte eller är redan använd.',
    passkey_refused: 'Den här lösennyckeln fungerade inte. Försök igen.',
    too_many_passkeys: 'Du kan ha högst {max, number} lösennycklar. Ta bort en som du inte behöver längre.',
    invitation_expired: 'Inbjudan är redan använd eller äldre än 24 timmar. Be om en ny.',
    name_invalid: 'Skriv ett namn på högst {max, number} tecken.',
    invalid_email: 'Ogiltig e-postadress',
    password_too_short: 'Lösenordet måste ha minst {min, number} tecken.',
    password_too_long: 'Lösenordet får ha högst {max, number} tecken.',
    password_too_common: 'Det här lösenordet är lätt att gissa. Välj ett annat, gärna flera ord.',
    password_is_own: 'Använd varken din e-postadress eller ditt namn.',
    last_owner: 'Det måste alltid finnas minst en ägare.',
    second_person_missing: 'Det här kräver två personer, och ingen annan har den rätten.',
    own_request: 'Det här är din egen förfrågan. Någon annan måste godkänna den.',
    approval_changed: 'Förfrågan har ändrats. Ladda om sidan och läs den igen.',
    approval_lapsed: 'Förfrågan är redan besvarad eller för gammal.',
  },
} satisfies Messages;
