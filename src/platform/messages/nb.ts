import type { Messages } from './de.ts';

export const messages = {
  action: {
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
    restricted: 'Det går ikke akkurat nå: Vi har begrenset det etter en gjennomgang. Hvorfor og hvor lenge, står i avgjørelsen {number}.',
    suspended: 'Kontoen din er stengt for en periode. Hvorfor og hvor lenge, står i avgjørelsen {number}.',
    banned: 'Kontoen din er stengt. Hvorfor, og hvordan du klager, står i avgjørelsen {number}.',
    too_large: 'Dette er for stort.',
    rate_limited: 'Det gikk litt fort. Vent et øyeblikk.',
    internal: 'Noe gikk galt. Prøv på nytt senere.',
    unavailable: 'Vi er ikke tilgjengelige akkurat nå. Prøv på nytt om litt.',
    offline: 'Du er uten nett. Sjekk tilkoblingen.',
  },
} satisfies Messages;
