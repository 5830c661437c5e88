import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Klacht indienen',
    decision: 'Beslissing bekijken',
    close: 'Sluiten',
    cancel: 'Annuleren',
    back: 'Terug',
    next: 'Verder',
    save: 'Opslaan',
    retry: 'Opnieuw proberen',
    undo: 'Ongedaan maken',
    more: 'Meer',
    showPassword: 'Wachtwoord tonen',
    hidePassword: 'Wachtwoord verbergen',
  },
  state: { loading: 'Laden…', saved: 'Opgeslagen', online: 'online', required: 'Verplicht', fictional: 'Fictief profiel' },
  date: { day: 'Dag', month: 'Maand', year: 'Jaar' },
  pages: { more: 'Meer tonen', page: 'Pagina {page, number}' },
  errors: {
    invalid_request: 'Dat hebben we niet begrepen. Controleer je gegevens.',
    authentication_required: 'Log in om verder te gaan.',
    origin_refused: 'Om veiligheidsredenen geweigerd.',
    not_found: 'Dit bestaat niet of niet meer.',
    other_member: 'Intussen is iemand anders in deze browser ingelogd. Er is niets gewijzigd.',
    restricted: 'Dat kan nu niet: we hebben het na een controle beperkt. In beslissing {number} staat waarom en hoe lang.',
    suspended: 'Je account is tijdelijk geschorst. In beslissing {number} staat waarom en hoe lang.',
    banned: 'Je account is uitgesloten. In beslissing {number} staat waarom, en hoe je bezwaar maakt.',
    switched_off:
      '{own, select, yes {Bericht van de site: ‘{words}’} other {{what, select, signups {Aanmelden is op dit moment uitgeschakeld. Probeer het later opnieuw.} first_messages {Nieuwe gesprekken zijn op dit moment uitgeschakeld. In je bestaande gesprekken kun je verder schrijven.} uploads {Uploaden is op dit moment uitgeschakeld. Probeer het later opnieuw.} payments {Betalen is op dit moment uitgeschakeld. Er is niets afgeschreven.} closing {Deze site sluit binnenkort. Aanmelden en kopen kan hier niet meer.} other {Dit is op dit moment uitgeschakeld. Probeer het later opnieuw.}}}}',
    terms_changed: 'De voorwaarden zijn gewijzigd. Beslis eerst of je akkoord gaat. Tot dan kun je alles blijven lezen.',
    too_large: 'Dat is te groot.',
    rate_limited: 'Dat ging wel heel snel. Wacht even.',
    internal: 'Er ging iets mis. Probeer het later opnieuw.',
    unavailable: 'We zijn nu even niet bereikbaar. Probeer het zo nog eens.',
    offline: 'Je bent offline. Controleer je verbinding.',
  },
} satisfies Messages;
