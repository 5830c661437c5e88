import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Rabattkod',
    none: 'Ingen rabattkod',
    other: 'En annan kod',
    enter: 'Ange en kod',
    one: 'en per beställning',
    check: 'Kontrollera',
    percent: '{percentage, number}\u00a0% rabatt',
    first: '{percentage, number}\u00a0% rabatt på ditt första köp, till {until}',
    fits: '{code} är giltig. Du betalar {price}.',
    stays: '{code} gäller fortfarande.',
    openOrder: 'Till den obetalda beställningen',
    unusable: '{n, plural, one {# kod gäller inte här} other {# koder gäller inte här}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  reason: {
    until: '{percentage, number}\u00a0% rabatt till kl. {time}',
    code: '{percentage, number}\u00a0% rabatt med {code}',
  },
  ended: {
    title: 'Välkomstbonusen tog slut kl. {time}.',
    text: 'Därför gäller det vanliga priset igen. Inget är beställt än. Titta på det nya beloppet och bestäm dig i lugn och ro.',
  },
  modal: {
    title: 'Din välkomstbonus',
    text: '{percent} rabatt på ditt första köp, {name}. När du betalar är koden redan ifylld.',
    terms:
      'Gäller i fyra timmar från att du skapade kontot, en gång per konto. Därefter gäller det vanliga priset. Ingen prenumeration, alla priser inklusive moms.',
    later: 'Inte nu',
  },
  errors: {
    discount_not_found: 'Den koden finns inte. Kontrollera stavningen.',
    discount_used: 'Du har redan använt {code}. Den kan bara användas en gång.',
    discount_reserved: '{code} används i en beställning som inte är betald än. Betala den eller avbryt den: då kan du använda koden igen.',
    discount_minimum: '{code} gäller vid köp från {minimum}. Ditt paket kostar {price}.',
    discount_country: '{code} gäller bara i det här landet: {country}.',
    discount_currency: '{code} gäller bara för priser i {currency}.',
    discount_method: '{code} gäller bara när du betalar med {methods}.',
    discount_owner: 'Koden hör till ett annat konto.',
    discount_expired: '{code} gick ut den {date}.',
    discount_inactive: '{code} är inte aktiv just nu.',
    discount_not_begun: '{code} gäller först från den {date}.',
    discount_exhausted: '{code} är slut.',
    discount_member_limit: 'Du har redan använt {code} {limit, plural, one {# gång} other {# gånger}}, och fler går inte.',
    discount_ended: 'Välkomstbonusen tog slut kl. {time}.',
    discount_first_order: '{code} gäller bara för det första köpet.',
  },
} satisfies Messages;
