import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Nie masz do tego uprawnień. Zapytaj osobę z rolą właściciela.',
    step_up_required: 'Najpierw potwierdź, że to Ty: kluczem dostępu albo kodem.',
    second_factor_required: 'Najpierw skonfiguruj klucz dostępu albo aplikację z kodami, potem możesz zacząć.',
    login_failed: 'Nie udało się zalogować. Spróbuj ponownie.',
    too_many_attempts: 'Za dużo prób. Konto jest zablokowane na {minutes, number}\u00a0min.',
    second_step_required: 'Teraz wpisz swój kod.',
    code_refused: 'Ten kod jest błędny albo został już użyty.',
    passkey_refused: 'Nie udało się użyć tego klucza dostępu. Spróbuj ponownie.',
    too_many_passkeys: 'Możesz mieć najwyżej {max, number} kluczy dostępu. Usuń ten, którego już nie potrzebujesz.',
    invitation_expired: 'Zaproszenie zostało już użyte albo ma ponad 24\u00a0godziny. Poproś o nowe.',
    name_invalid: 'Podaj nazwę, która ma najwyżej {max, number}\u00a0znaków.',
    invalid_email: 'Nieprawidłowy adres e-mail',
    password_too_short: 'Hasło musi mieć co najmniej {min, number}\u00a0znaków.',
    password_too_long: 'Hasło może mieć najwyżej {max, number}\u00a0znaków.',
    password_too_common: 'To hasło łatwo odgadnąć. Wybierz inne, na przykład kilka słów.',
    password_is_own: 'Nie używaj swojego adresu e-mail ani imienia.',
    last_owner: 'Zawsze musi być co najmniej jedna osoba z rolą właściciela.',
    second_person_missing: 'Do tego potrzeba dwóch osób, a nikt inny nie ma tego uprawnienia.',
    own_request: 'To Twój własny wniosek. Musi go zatwierdzić ktoś inny.',
    approval_changed: 'Wniosek się zmienił. Odśwież stronę i przeczytaj go jeszcze raz.',
    approval_lapsed: 'Na wniosek już odpowiedziano albo jest za stary.',
  },
} satisfies Messages;
