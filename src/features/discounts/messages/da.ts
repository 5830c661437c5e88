import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Rabatkode',
    none: 'Ingen rabatkode',
    other: 'En anden kode',
    enter: 'Indtast en kode',
    one: 'én pr. bestilling',
    check: 'Tjek',
    percent: '{percentage, number}\u00a0% rabat',
    first: '{percentage, number}\u00a0% rabat på dit første køb, indtil {until}',
    fits: '{code} er gyldig. Du betaler {price}.',
    stays: '{code} gælder fortsat.',
    openOrder: 'Til den ubetalte bestilling',
    unusable: '{n, plural, one {# kode gælder ikke her} other {# koder gælder ikke her}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  reason: {
    until: '{percentage, number}\u00a0% rabat til kl. {time}',
    code: '{percentage, number}\u00a0% rabat med {code}',
  },
  ended: {
    title: 'Velkomstbonussen sluttede kl. {time}.',
    text: 'Derfor gælder den normale pris igen. Der er ikke bestilt noget endnu. Se på det nye beløb, og tag dig god tid.',
  },
  modal: {
    title: 'Din velkomstbonus',
    text: '{percent} rabat på dit første køb, {name}. Koden er allerede udfyldt, når du betaler.',
    terms:
      'Gælder i fire timer, fra du opretter din konto, og kun én gang. Derefter gælder den normale pris. Intet abonnement, alle priser er med moms.',
    later: 'Ikke nu',
  },
  errors: {
    discount_not_found: 'Den kode findes ikke. Tjek, hvordan den staves.',
    discount_used: 'Du har allerede brugt {code}. Den kan kun bruges én gang.',
    discount_reserved:
      '{code} er brugt i en bestilling, der endnu ikke er betalt. Betal den, eller annuller den: Så kan du bruge koden igen.',
    discount_minimum: '{code} gælder ved køb fra {minimum}. Din pakke koster {price}.',
    discount_country: '{code} gælder kun i dette land: {country}.',
    discount_currency: '{code} gælder kun for priser i {currency}.',
    discount_method: '{code} gælder kun ved betaling med {methods}.',
    discount_owner: 'Denne kode hører til en anden konto.',
    discount_expired: '{code} udløb den {date}.',
    discount_inactive: '{code} er ikke aktiv i øjeblikket.',
    discount_not_begun: '{code} gælder først fra {date}.',
    discount_exhausted: '{code} er brugt op.',
    discount_member_limit: 'Du har allerede brugt {code} {limit, plural, one {# gang} other {# gange}}, og flere gange går ikke.',
    discount_ended: 'Velkomstbonussen sluttede kl. {time}.',
    discount_first_order: '{code} gælder kun for det første køb.',
  },
} satisfies Messages;
