import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Kortingscode',
    none: 'Geen kortingscode',
    other: 'Andere code',
    enter: 'Code invullen',
    one: 'één per bestelling',
    check: 'Controleren',
    percent: '{percentage, number}% korting',
    first: '{percentage, number}% korting op je eerste aankoop, tot {until}',
    fits: '{code} is geldig. Je betaalt {price}.',
    stays: '{code} blijft geldig.',
    openOrder: 'Naar de open bestelling',
    unusable: '{n, plural, one {# code is hier niet geldig} other {# codes zijn hier niet geldig}}',
  },
  summary: '{code}, {percentage, number}%',
  reason: {
    until: '{percentage, number}% korting tot {time} uur',
    code: '{percentage, number}% korting met {code}',
  },
  ended: {
    title: 'De welkomstbonus is om {time} uur afgelopen.',
    text: 'Daarom geldt de normale prijs weer. Er is nog niets besteld. Bekijk het nieuwe totaal en beslis rustig.',
  },
  modal: {
    title: 'Je welkomstbonus',
    text: '{percent} korting op je eerste aankoop, {name}. Bij het betalen is de code al ingevuld.',
    terms:
      'Vier uur vanaf je aanmelding, één keer per account. Daarna geldt de normale prijs. Geen abonnement, alle prijzen inclusief btw.',
    later: 'Niet nu',
  },
  errors: {
    discount_not_found: 'Deze code bestaat niet. Controleer de spelling.',
    discount_used: 'Je hebt {code} al gebruikt. Dat kan maar één keer.',
    discount_reserved:
      '{code} zit in een bestelling die nog openstaat. Betaal of annuleer die bestelling: dan kun je de code weer gebruiken.',
    discount_minimum: '{code} is geldig vanaf {minimum}. Je pakket kost {price}.',
    discount_country: '{code} is alleen geldig in dit land: {country}.',
    discount_currency: '{code} is alleen geldig voor prijzen in {currency}.',
    discount_method: '{code} is alleen geldig als je betaalt met {methods}.',
    discount_owner: 'Deze code hoort bij een ander account.',
    discount_expired: '{code} is op {date} verlopen.',
    discount_inactive: '{code} is op dit moment niet actief.',
    discount_not_begun: '{code} is pas vanaf {date} geldig.',
    discount_exhausted: '{code} is op.',
    discount_member_limit: 'Je hebt {code} al {limit, plural, one {# keer} other {# keer}} gebruikt. Vaker kan niet.',
    discount_ended: 'De welkomstbonus is om {time} uur afgelopen.',
    discount_first_order: '{code} is alleen geldig voor je eerste aankoop.',
  },
} satisfies Messages;
