import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Nieuw bericht} other {# nieuwe berichten}} van {from}',
    body: 'Kom langs wanneer het jou uitkomt.',
  },
  messages: {
    title: '{messages, plural, one {# nieuw bericht} other {# nieuwe berichten}}',
    body: '{members, plural, one {Iemand heeft} other {# mensen hebben}} je geschreven.',
  },
  likes: {
    title:
      '{likes, plural, offset:1 =1 {{from} vindt jou leuk} one {{from} en nog iemand vinden jou leuk} other {{from} en # anderen vinden jou leuk}}',
    body: 'Kijk of het wederzijds is.',
  },
  match: {
    title: 'Match met {from}',
    body: 'Jullie vinden elkaar leuk. Wie schrijft er als eerste?',
  },
  photo: {
    title: 'Je profiel heeft nog geen foto',
    body: 'Eén is genoeg om te beginnen.',
  },
  week: {
    title: 'Jouw week bij {site}',
    body: 'Er is nieuws voor je. Kom langs wanneer het jou uitkomt.',
  },
  preview: {
    image: 'Een foto voor jou',
    gif: 'Een GIF voor jou',
    gift: 'Een cadeautje voor jou',
  },
} satisfies Messages;
