import type { Messages } from './de.ts';

export const messages = {
  action: {
    close: 'Sulje',
    cancel: 'Peruuta',
    back: 'Takaisin',
    next: 'Jatka',
    save: 'Tallenna',
    retry: 'Yritä uudelleen',
    undo: 'Kumoa',
    more: 'Lisää',
    showPassword: 'Näytä salasana',
    hidePassword: 'Piilota salasana',
  },
  state: { loading: 'Ladataan…', saved: 'Tallennettu', online: 'paikalla', required: 'Pakollinen', fictional: 'Kuvitteellinen profiili' },
  date: { day: 'Päivä', month: 'Kuukausi', year: 'Vuosi' },
  pages: { more: 'Näytä lisää', page: 'Sivu {page, number}' },
  errors: {
    invalid_request: 'Jokin ei täsmää. Tarkista antamasi tiedot.',
    authentication_required: 'Kirjaudu ensin sisään.',
    origin_refused: 'Pyyntö hylättiin tietoturvasyistä.',
    not_found: 'Tätä ei löytynyt, tai sitä ei enää ole.',
    other_member: 'Tässä selaimessa on sillä välin kirjautunut sisään joku toinen. Mitään ei muutettu.',
    restricted: 'Tämä ei juuri nyt onnistu: rajoitimme sitä tarkistuksen jälkeen. Päätöksessä {number} kerrotaan, miksi ja kuinka kauan.',
    suspended: 'Tilisi on suljettu määräajaksi. Päätöksessä {number} kerrotaan, miksi ja kuinka kauan.',
    banned: 'Tilisi on suljettu. Päätöksessä {number} kerrotaan, miksi ja miten voit valittaa.',
    too_large: 'Tämä on liian suuri.',
    rate_limited: 'Vähän liian nopeasti. Odota hetki.',
    internal: 'Jotain meni pieleen. Yritä myöhemmin uudelleen.',
    unavailable: 'Emme ole juuri nyt tavoitettavissa. Yritä hetken päästä uudelleen.',
    offline: 'Verkkoyhteys puuttuu. Tarkista yhteytesi.',
  },
} satisfies Messages;
