import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Sinulla ei ole oikeutta tähän. Kysy omistajalta.',
    step_up_required: 'Vahvista ensin henkilöllisyytesi pääsyavaimella tai koodilla.',
    second_factor_required: 'Ota ensin käyttöön pääsyavain tai koodisovellus, niin voit aloittaa.',
    login_failed: 'Kirjautuminen ei onnistunut. Yritä uudelleen.',
    too_many_attempts: 'Liian monta yritystä. Tili on lukittu {minutes, number} minuutiksi.',
    second_step_required: 'Kirjoita nyt koodisi.',
    code_refused: 'Koodi on väärä tai jo käytetty.',
    passkey_refused: 'Tämä pääsyavain ei toiminut. Yritä uudelleen.',
    too_many_passkeys: 'Pääsyavaimia voi olla enintään {max, number}. Poista sellainen, jota et enää tarvitse.',
    invitation_expired: 'Kutsu on jo käytetty tai yli 24 tuntia vanha. Pyydä uusi.',
    name_invalid: 'Kirjoita nimi, jossa on enintään {max, number} merkkiä.',
    invalid_email: 'Virheellinen sähköpostiosoite',
    password_too_short: 'Salasanassa on oltava vähintään {min, number} merkkiä.',
    password_too_long: 'Salasanassa saa olla enintään {max, number} merkkiä.',
    password_too_common: 'Tämä salasana on helppo arvata. Valitse toinen, vaikkapa useampi sana.',
    password_is_own: 'Älä käytä sähköpostiosoitettasi äläkä nimeäsi.',
    last_owner: 'Omistajia on aina oltava vähintään yksi.',
    second_person_missing: 'Tähän tarvitaan kaksi ihmistä, eikä kenelläkään muulla ole oikeutta.',
    own_request: 'Tämä on oma pyyntösi. Jonkun muun on hyväksyttävä se.',
    approval_changed: 'Pyyntö on muuttunut. Lataa sivu uudelleen ja lue se vielä kerran.',
    approval_lapsed: 'Pyyntöön on jo vastattu tai se on liian vanha.',
  },
} satisfies Messages;
