import type { MessageShape } from '#platform/contract/messages.ts';
import type { DiscountError } from '../contract/errors.ts';

export const messages = {
  choice: {
    title: 'Rabattcode',
    none: 'Kein Rabattcode',
    other: 'Anderer Code',
    enter: 'Code eingeben',
    one: 'einer je Bestellung',
    check: 'Prüfen',
    percent: '{percentage, number}\u00a0% Rabatt',
    first: '{percentage, number}\u00a0% auf deinen ersten Kauf, bis {until}',
    fits: '{code} gilt. Du zahlst {price}.',
    stays: '{code} gilt weiterhin.',
    openOrder: 'Zur offenen Bestellung',
    unusable: '{n, plural, one {# Code gilt hier nicht} other {# Codes gelten hier nicht}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  // Beside the total: why it is less.
  reason: {
    until: '{percentage, number}\u00a0% bis {time} Uhr',
    code: '{percentage, number}\u00a0% mit {code}',
  },
  ended: {
    title: 'Der Willkommensbonus ist seit {time} Uhr vorbei.',
    text: 'Darum gilt wieder der normale Preis. Bestellt ist noch nichts. Sieh dir die neue Summe an und entscheide in Ruhe.',
  },
  modal: {
    title: 'Dein Willkommensbonus',
    text: '{percent} auf deinen ersten Kauf, {name}. An der Kasse ist der Code schon eingetragen.',
    terms: 'Vier Stunden ab deiner Anmeldung, einmal je Konto. Danach gilt der normale Preis. Kein Abo, alle Preise mit MwSt.',
    later: 'Nicht jetzt',
  },
  errors: {
    discount_not_found: 'Diesen Code gibt es nicht. Prüfe die Schreibweise.',
    discount_used: '{code} hast du schon benutzt. Er gilt nur einmal.',
    discount_reserved:
      '{code} steckt in einer Bestellung, die noch offen ist. Bezahle sie, oder brich sie ab: Dann ist der Code wieder frei.',
    discount_minimum: '{code} gilt ab {minimum}. Dein Paket kostet {price}.',
    discount_country: '{code} gilt nur in diesem Land: {country}.',
    discount_currency: '{code} gilt nur für Preise in {currency}.',
    discount_method: '{code} gilt nur bei Zahlung mit {methods}.',
    discount_owner: 'Dieser Code gehört zu einem anderen Konto.',
    discount_expired: '{code} ist am {date} abgelaufen.',
    discount_inactive: '{code} ist zurzeit nicht aktiv.',
    discount_not_begun: '{code} gilt erst ab {date}.',
    discount_exhausted: '{code} ist aufgebraucht.',
    discount_member_limit: '{code} hast du schon {limit, plural, one {# Mal} other {# Mal}} benutzt, öfter geht es nicht.',
    discount_ended: 'Der Willkommensbonus ist seit {time} Uhr vorbei.',
    discount_first_order: '{code} gilt nur für den ersten Kauf.',
  } satisfies Record<DiscountError, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
