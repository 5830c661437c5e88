import type { Messages } from './de.ts';

export const messages = {
  title: 'Vandaag voor jou',
  hide: 'Vandaag verbergen',
  hidden: 'Verborgen. Morgen zijn er nieuwe suggesties.',
  interests: {
    title: 'Wat doe je graag?',
    text: 'Dan zie je eerst wie van hetzelfde houdt.',
    choose: 'Interesses kiezen',
    no: 'Niet meer vragen',
    save: '{n, plural, =0 {Opslaan} one {Opslaan, {n, number} gekozen} other {Opslaan, {n, number} gekozen}}',
    failed: 'Je interesses zijn niet opgeslagen. Probeer het nog eens.',
  },
} satisfies Messages;
