import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Send en klage',
    decision: 'Se avgjørelsen',
    close: 'Lukk',
    cancel: 'Avbryt',
    back: 'Tilbake',
    next: 'Neste',
    save: 'Lagre',
    retry: 'Prøv på nytt',
    undo: 'Angre',
    more: 'Mer',
    showPassword: 'Vis passord',
    hidePassword: 'Skjul passord',
  },
  state: { loading: 'Laster\u00a0…', saved: 'Lagret', online: 'online', required: 'Må fylles ut', fictional: 'Fiktiv profil' },
  date: { day: 'Dag', month: 'Måned', year: 'År' },
  pages: { more: 'Vis flere', page: 'Side {page, number}' },
  errors: {
    invalid_request: 'Det forsto vi ikke helt. Sjekk det du har fylt inn.',
    authentication_required: 'Logg inn for å fortsette.',
    origin_refused: 'Dette ble avvist av sikkerhetsgrunner.',
    not_found: 'Dette finnes ikke, eller det er fjernet.',
    other_member: 'I mellomtiden har noen andre logget inn i denne nettleseren. Ingenting er endret.',
    restricted: 'Det går ikke akkurat nå: Vi har begrenset det etter en gjennomgang. I avgjørelse {number} står det hvorfor og hvor lenge.',
    suspended: 'Kontoen din er midlertidig stengt. I avgjørelse {number} står det hvorfor og hvor lenge.',
    banned: 'Du er utestengt. I avgjørelse {number} står det hvorfor, og hvordan du klager.',
    switched_off:
      '{own, select, yes {Melding fra nettstedet: «{words}»} other {{what, select, signups {Det er slått av å bli med akkurat nå. Prøv på nytt senere.} first_messages {Nye samtaler er slått av akkurat nå. Du kan skrive videre i dem du har.} uploads {Opplasting er slått av akkurat nå. Prøv på nytt senere.} payments {Betaling er slått av akkurat nå. Ingenting er trukket.} closing {Dette nettstedet stenger snart. Her kan man ikke lenger bli med eller kjøpe noe.} other {Dette er slått av akkurat nå. Prøv på nytt senere.}}}}',
    terms_changed: 'Vilkårene er endret. Avgjør først om du godtar dem. Fram til da kan du fortsatt lese alt.',
    too_large: 'Dette er for stort.',
    rate_limited: 'Det gikk litt fort. Vent et øyeblikk.',
    internal: 'Noe gikk galt. Prøv på nytt senere.',
    unavailable: 'Vi er ikke tilgjengelige akkurat nå. Prøv på nytt om litt.',
    offline: 'Du er uten nett. Sjekk tilkoblingen.',
  },
} satisfies Messages;
