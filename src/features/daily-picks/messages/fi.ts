import type { Messages } from './de.ts';

export const messages = {
  title: 'Tänään sinulle',
  hide: 'Piilota täksi päiväksi',
  hidden: 'Piilotettu. Huomenna saat uusia ehdotuksia.',
  interests: {
    title: 'Mitä teet mielelläsi?',
    text: 'Näet ensin ne, jotka pitävät samasta.',
    choose: 'Valitse kiinnostuksen kohteet',
    no: 'Älä kysy enää',
    save: '{n, plural, =0 {Tallenna} one {Tallenna, {n, number} valittu} other {Tallenna, {n, number} valittu}}',
    failed: 'Kiinnostuksen kohteitasi ei tallennettu. Yritä uudelleen.',
  },
} satisfies Messages;
