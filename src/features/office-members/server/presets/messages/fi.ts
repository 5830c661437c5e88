import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Olemme saaneet viestisi. Selvitämme asiaa ja palaamme siihen heti, kun tiedämme enemmän.',
  solved: 'Asia on hoidettu: tarkista, onko kaikki nyt kunnossa. Jos ei, kirjoita meille uudelleen.',
  need_more:
    'Voidaksemme auttaa tarvitsemme vielä jotain. Kerro meille, mitä tarkalleen tapahtui ja milloin, mieluiten kuvan kera näytöstä.\nÄlä lähetä meille salasanaa tai koodeja.',
  take_care:
    'Pidä huolta itsestäsi: älä lähetä kenellekään rahaa, koodeja tai henkilöpapereita, älä muitakaan teitä. Jos jokin tuntuu oudolta, raportoi profiili. Katsomme jokaisen raportin.',
};
