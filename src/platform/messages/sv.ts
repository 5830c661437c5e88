import type { Messages } from './de.ts';

export const messages = {
  action: {
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
    restricted: 'Det går inte just nu: vi har begränsat det efter en granskning. Beslut {number} säger varför och hur länge.',
    suspended: 'Ditt konto är avstängt en tid. Beslut {number} säger varför och hur länge.',
    banned: 'Ditt konto är stängt. Beslut {number} säger varför, och hur du överklagar.',
    too_large: 'Det är för stort.',
    rate_limited: 'Det gick lite fort. Vänta ett ögonblick.',
    internal: 'Något gick fel. Försök igen senare.',
    unavailable: 'Vi går inte att nå just nu. Försök igen om en stund.',
    offline: 'Du är offline. Kolla din anslutning.',
  },
} satisfies Messages;
