import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  religion: { consentHelp: 'Optional. You can withdraw your consent at any time, and no one will see it anymore.' },
  sexuality: { consentHelp: 'Optional. You can withdraw your consent at any time, and no one will see it anymore.' },
  interests: { consentHelp: 'Optional. Once you agree, you can choose some. If you withdraw your consent, no one will see them anymore.' },
  place: {
    town: 'City',
    towns: 'Suggested cities',
    townCount: '{n, plural, =0 {No city found} one {# city found} other {# cities found}}',
    unknownTown: 'We don’t know this city. Choose one from the list, or just pick the region.',
  },
  device: {
    permission: {
      unsupported: 'This browser can’t tell where you are. Please enter your city yourself.',
      denied: 'Your browser doesn’t share your location. Allow it for this site in the browser’s settings, or enter your city yourself.',
    },
    failure: {
      denied: 'You didn’t share your location. That’s fine: just enter your city yourself.',
      unavailable: 'Your device doesn’t know where it is right now. Try again, or enter your city yourself.',
      timeout: 'That took too long. Try again, or enter your city yourself.',
      geocode: 'We couldn’t find a city for your location. Try again, or enter your city yourself.',
    },
  },
  errors: { answer_names_contact: 'No addresses, numbers, or messengers here, please. Swap them in the chat once you know each other.' },
} satisfies Overlay<Messages>;
