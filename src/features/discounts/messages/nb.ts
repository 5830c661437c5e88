import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Rabattkode',
    none: 'Ingen rabattkode',
    other: 'En annen kode',
    enter: 'Skriv inn en kode',
    one: 'én per bestilling',
    check: 'Sjekk',
    percent: '{percentage, number}\u00a0% rabatt',
    first: '{percentage, number}\u00a0% rabatt på ditt første kjøp, til {until}',
    fits: '{code} er gyldig. Du betaler {price}.',
    stays: '{code} gjelder fortsatt.',
    openOrder: 'Til den ubetalte bestillingen',
    unusable: '{n, plural, one {# kode gjelder ikke her} other {# koder gjelder ikke her}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  reason: {
    until: '{percentage, number}\u00a0% rabatt til kl. {time}',
    code: '{percentage, number}\u00a0% rabatt med {code}',
  },
  ended: {
    title: 'Velkomstbonusen sluttet kl. {time}.',
    text: 'Derfor gjelder den vanlige prisen nå. Ingenting er bestilt ennå. Se på det nye beløpet, og ta deg god tid.',
  },
  modal: {
    title: 'Velkomstbonusen din',
    text: '{percent} rabatt på ditt første kjøp, {name}. Koden er allerede fylt inn når du betaler.',
    terms:
      'Gjelder i fire timer fra du opprettet kontoen, én gang per konto. Etterpå gjelder den vanlige prisen. Ikke noe abonnement, alle priser er med mva.',
    later: 'Ikke nå',
  },
  errors: {
    discount_not_found: 'Denne koden finnes ikke. Sjekk skrivemåten.',
    discount_used: 'Du har allerede brukt {code}. Den kan bare brukes én gang.',
    discount_reserved: '{code} er brukt i en bestilling som ikke er betalt ennå. Betal den, eller avbryt den: Da kan koden brukes på nytt.',
    discount_minimum: '{code} gjelder ved kjøp fra {minimum}. Pakken din koster {price}.',
    discount_country: '{code} gjelder bare i dette landet: {country}.',
    discount_currency: '{code} gjelder bare for priser i {currency}.',
    discount_method: '{code} gjelder bare ved betaling med {methods}.',
    discount_owner: 'Denne koden hører til en annen konto.',
    discount_expired: '{code} gikk ut {date}.',
    discount_inactive: '{code} er ikke aktiv for øyeblikket.',
    discount_not_begun: '{code} gjelder først fra {date}.',
    discount_exhausted: '{code} er brukt opp.',
    discount_member_limit: 'Du har allerede brukt {code} {limit, plural, one {# gang} other {# ganger}}, og flere ganger går ikke.',
    discount_ended: 'Velkomstbonusen sluttet kl. {time}.',
    discount_first_order: '{code} gjelder bare for det første kjøpet.',
  },
} satisfies Messages;
