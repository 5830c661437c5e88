import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Tee valitus',
    decision: 'Näytä päätös',
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
    banned: 'Olet saanut käyttökiellon. Päätöksessä {number} kerrotaan, miksi ja miten voit hakea muutosta.',
    switched_off:
      '{own, select, yes {Sivuston viesti: ”{words}”} other {{what, select, signups {Liittyminen on juuri nyt poissa käytöstä. Yritä myöhemmin uudelleen.} first_messages {Uudet keskustelut ovat juuri nyt poissa käytöstä. Voit jatkaa nykyisiä keskustelujasi.} uploads {Lataaminen on juuri nyt poissa käytöstä. Yritä myöhemmin uudelleen.} payments {Maksaminen on juuri nyt poissa käytöstä. Mitään ei veloitettu.} closing {Tämä sivusto suljetaan pian. Täällä ei voi enää liittyä eikä ostaa mitään.} other {Tämä on juuri nyt poissa käytöstä. Yritä myöhemmin uudelleen.}}}}',
    terms_changed: 'Käyttöehdot ovat muuttuneet. Päätä ensin, hyväksytkö ne. Siihen asti voit lukea kaikkea.',
    too_large: 'Tämä on liian suuri.',
    rate_limited: 'Vähän liian nopeasti. Odota hetki.',
    internal: 'Jotain meni pieleen. Yritä myöhemmin uudelleen.',
    unavailable: 'Emme ole juuri nyt tavoitettavissa. Yritä hetken päästä uudelleen.',
    offline: 'Verkkoyhteys puuttuu. Tarkista yhteytesi.',
  },
} satisfies Messages;
