import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Send en klage',
    decision: 'Se afgørelsen',
    close: 'Luk',
    cancel: 'Annuller',
    back: 'Tilbage',
    next: 'Næste',
    save: 'Gem',
    retry: 'Prøv igen',
    undo: 'Fortryd',
    more: 'Mere',
    showPassword: 'Vis adgangskode',
    hidePassword: 'Skjul adgangskode',
  },
  state: { loading: 'Indlæser\u00a0…', saved: 'Gemt', online: 'online', required: 'Skal udfyldes', fictional: 'Fiktiv profil' },
  date: { day: 'Dag', month: 'Måned', year: 'År' },
  pages: { more: 'Vis flere', page: 'Side {page, number}' },
  errors: {
    invalid_request: 'Det forstod vi ikke helt. Tjek lige det, du har skrevet.',
    authentication_required: 'Log ind for at fortsætte.',
    origin_refused: 'Det blev afvist af sikkerhedshensyn.',
    preview: 'Dette er en forhåndsvisning. Her gemmes ikke noget.',
    not_found: 'Det findes ikke, eller det er blevet fjernet.',
    other_member: 'I mellemtiden er en anden logget ind i denne browser. Der er ikke ændret noget.',
    restricted:
      'Det er ikke muligt lige nu: Vi har begrænset det efter en gennemgang. I afgørelse {number} kan du læse hvorfor og hvor længe.',
    suspended: 'Din konto er midlertidigt lukket. I afgørelse {number} kan du læse hvorfor og hvor længe.',
    banned: 'Du er udelukket. I afgørelse {number} kan du læse hvorfor, og hvordan du klager.',
    switched_off:
      '{own, select, yes {Besked fra siden: ”{words}”} other {{what, select, signups {Oprettelse af konti er slået fra lige nu. Prøv igen senere.} first_messages {Nye samtaler er slået fra lige nu. Du kan skrive videre i dem, du har.} uploads {Upload er slået fra lige nu. Prøv igen senere.} payments {Betaling er slået fra lige nu. Der er ikke trukket noget.} closing {Siden lukker snart. Du kan ikke længere oprette en konto eller købe noget her.} other {Det er slået fra lige nu. Prøv igen senere.}}}}',
    terms_changed: 'Vilkårene er ændret. Beslut først, om du er enig. Indtil da kan du stadig læse alt.',
    too_large: 'Det fylder for meget.',
    rate_limited: 'Det gik lidt hurtigt. Vent et øjeblik.',
    internal: 'Noget gik galt. Prøv igen senere.',
    unavailable: 'Vi kan ikke nås lige nu. Prøv igen om lidt.',
    offline: 'Du er offline. Tjek din forbindelse.',
  },
} satisfies Messages;
