import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Muuta valintaasi',
  short: 'Lyhyesti',
  shortNote: 'Tämä on tiivistelmä. Oikeudellisesti pätee koko teksti alla.',
  contents: 'Sisältö',
  print: 'Tulosta',
  version: 'Versio <b>{date}</b>',
  changes: 'Mitä on muuttunut',
  operator: 'Tästä päivästä alkaen sivuston {site} ylläpitäjä on {company}.',
} satisfies Messages;
