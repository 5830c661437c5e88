import type { Messages } from './de.ts';

export const messages = {
  title: 'Tässä on {name}, {age, number}.',
  headline: {
    evening: 'Rauhalliseen iltaan',
    weekend: 'Vapaaseen viikonloppuun',
  },
  label: 'Ensimmäinen viestisi: {name}',
  tooLong: 'Viestissä voi olla enintään {max, number} merkkiä.',
  ideas: 'Ideoita alkuun',
  idea: {
    day: 'Mikä oli päiväsi paras hetki?',
    place: 'Mikä paikka kotiseudullasi pitää tuntea?',
    smile: 'Kuvasi sai minut hymyilemään. Missä se on otettu?',
  },
  kept: 'Tallessa vain tässä välilehdessä. Viestin saa {name}.',
  go: 'Jatka viestisi kanssa',
  goWithout: 'Jatka ilman viestiä',
  waits: '{name} saa sen heti, kun tilisi on aktiivinen. Siihen asti säilytämme sen maksutta. Ikäraja 18\u00a0vuotta.',
  private: 'Tässä on se, mitä vierailijat saavat nähdä. Muun profiilista näkevät vain jäsenet.',
  card: {
    text: 'Kirjoita, mitä mieleen tulee. Säilytämme sen sillä aikaa, kun luot tilin.',
    ask: 'Mitä haluaisit sanoa?',
  },
  talk: {
    title: 'Sinä ja {name}: ei vielä sanaakaan.',
    text: 'Tältä keskustelu näyttää, ennen kuin se alkaa. Vain ensimmäinen lause puuttuu.',
    window: 'Keskustelu: {name}',
    empty: 'Kukaan ei ole vielä kirjoittanut.',
  },
  veil: {
    text: 'Katso rauhassa. Anna tykkäys tai kirjoita heti.',
    like: 'Tykkää: {name}',
    liked: 'Tallennettu. {name} saa tykkäyksen, kun sinulla on tili.',
  },
} satisfies Messages;
