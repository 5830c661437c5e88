import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Lämna ett klagomål',
    decision: 'Visa beslutet',
    close: 'Stäng',
    cancel: 'Avbryt',
    back: 'Tillbaka',
    next: 'Nästa',
    save: 'Spara',
    retry: 'Försök igen',
    undo: 'Ångra',
    more: 'Mer',
    showPassword: 'Visa lösenord',
    hidePassword: 'Dölj lösenord',
  },
  state: { loading: 'Laddar\u00a0…', saved: 'Sparat', online: 'online', required: 'Obligatoriskt', fictional: 'Fiktiv profil' },
  date: { day: 'Dag', month: 'Månad', year: 'År' },
  pages: { more: 'Visa fler', page: 'Sida {page, number}' },
  errors: {
    invalid_request: 'Det där förstod vi inte riktigt. Kolla det du har fyllt i.',
    authentication_required: 'Logga in för att fortsätta.',
    origin_refused: 'Det avvisades av säkerhetsskäl.',
    not_found: 'Det här finns inte, eller så har det tagits bort.',
    other_member: 'Under tiden har någon annan loggat in i den här webbläsaren. Inget har ändrats.',
    restricted: 'Det går inte just nu: vi har begränsat det efter en granskning. I beslut {number} står varför och hur länge.',
    suspended: 'Ditt konto är tillfälligt stängt. I beslut {number} står varför och hur länge.',
    banned: 'Ditt konto är avstängt. I beslut {number} står varför och hur du överklagar.',
    switched_off:
      '{own, select, yes {Meddelande från sajten: ”{words}”} other {{what, select, signups {Just nu är det avstängt att gå med. Försök igen senare.} first_messages {Nya konversationer är avstängda just nu. Du kan skriva vidare i dem du har.} uploads {Uppladdning är avstängd just nu. Försök igen senare.} payments {Betalning är avstängd just nu. Inget har dragits.} closing {Den här sajten stänger snart. Det går inte längre att gå med eller köpa något här.} other {Det här är avstängt just nu. Försök igen senare.}}}}',
    terms_changed: 'Villkoren har ändrats. Bestäm först om du godkänner dem. Fram till dess kan du läsa allt.',
    too_large: 'Det är för stort.',
    rate_limited: 'Det gick lite fort. Vänta ett ögonblick.',
    internal: 'Något gick fel. Försök igen senare.',
    unavailable: 'Vi går inte att nå just nu. Försök igen om en stund.',
    offline: 'Du är offline. Kolla din anslutning.',
  },
} satisfies Messages;
