import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Codice sconto',
    none: 'Nessun codice sconto',
    other: 'Altro codice',
    enter: 'Inserisci un codice',
    one: 'uno per ordine',
    check: 'Verifica',
    percent: '{percentage, number}% di sconto',
    first: '{percentage, number}% sul tuo primo acquisto, fino al giorno {until}',
    fits: '{code} è valido. Paghi {price}.',
    stays: '{code} resta applicato.',
    openOrder: 'Vai all’ordine aperto',
    unusable: '{n, plural, one {# codice non vale qui} many {# codici non valgono qui} other {# codici non valgono qui}}',
  },
  summary: '{code}, {percentage, number}%',
  reason: {
    until: '{percentage, number}% di sconto fino alle {time}',
    code: '{percentage, number}% di sconto con {code}',
  },
  ended: {
    title: 'Il bonus di benvenuto è finito alle {time}.',
    text: 'Per questo vale di nuovo il prezzo normale. Non hai ancora ordinato nulla. Guarda il nuovo totale e decidi con calma.',
  },
  modal: {
    title: 'Il tuo bonus di benvenuto',
    text: '{percent} sul tuo primo acquisto, {name}. Al pagamento il codice è già inserito.',
    terms:
      'Quattro ore dalla tua iscrizione, una volta per account. Poi vale il prezzo normale. Nessun abbonamento, tutti i prezzi con IVA.',
    later: 'Non ora',
  },
  errors: {
    discount_not_found: 'Questo codice non esiste. Controlla come è scritto.',
    discount_used: 'Hai già usato {code}. Vale una volta sola.',
    discount_reserved: '{code} è in un ordine ancora aperto. Pagalo o annullalo: così puoi usare di nuovo il codice.',
    discount_minimum: '{code} vale a partire da {minimum}. Il tuo pacchetto costa {price}.',
    discount_country: '{code} vale solo in questo Paese: {country}.',
    discount_currency: '{code} vale solo per prezzi in {currency}.',
    discount_method: '{code} vale solo se paghi con {methods}.',
    discount_owner: 'Questo codice appartiene a un altro account.',
    discount_expired: '{code} è scaduto il giorno {date}.',
    discount_inactive: '{code} al momento non è attivo.',
    discount_not_begun: '{code} vale solo dal giorno {date}.',
    discount_exhausted: '{code} è esaurito.',
    discount_member_limit: 'Hai già usato {code} {limit, plural, one {# volta} many {# di volte} other {# volte}}, e di più non si può.',
    discount_ended: 'Il bonus di benvenuto è finito alle {time}.',
    discount_first_order: '{code} vale solo per il primo acquisto.',
  },
} satisfies Messages;
