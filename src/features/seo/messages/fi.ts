import type { Messages } from './de.ts';

export const messages = {
  home: 'Tutustu ihmisiin ilman kestotilausta',
  pages: {
    pricing: {
      title: 'Hinnat',
      description:
        'Mitä viestit, kuvat ja lahjat maksavat: kaikki krediittipaketit ja yhden viestin hinta. Ei kestotilausta, mikään ei uusiudu.',
    },
    login: {
      title: 'Kirjaudu sisään',
      description: 'Kirjaudu palveluun {site} ja jatka siitä, mihin jäit.',
    },
    signup: {
      title: 'Liity',
      description: 'Luo profiili palveluun {site} muutamassa minuutissa. Ilmainen, ilman kestotilausta, ikäraja 18 vuotta.',
    },
    complaints: {
      title: 'Tee valitus',
      description: 'Kerro, mikä on vialla. Palvelussa {site} saat jokaisesta valituksesta numeron.',
    },
    withdrawal: {
      title: 'Peruuta sopimus',
      description: 'Peruuta ostos palvelussa {site} kahdessa vaiheessa, myös kirjautumatta.',
    },
    notice: {
      title: 'Ilmoita laittomasta sisällöstä',
      description: 'Ilmoita palvelulle {site} lainvastaisesta sisällöstä. Ilman tiliä: saat kuittauksen ja perustellun päätöksen.',
    },
    images: {
      title: 'Pyydä intiimin kuvan poistamista',
      description: 'Näkyykö palvelussa {site} intiimi kuva sinusta ilman suostumustasi? Ilmoita ilman tiliä. Päätös tehdään 48 tunnissa.',
    },
  },
} satisfies Messages;
