import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Nieuw bericht} other {# nieuwe berichten}} van {from}',
    body: 'Kijk maar wanneer het je uitkomt.',
  },
  messages: {
    title: '{messages, plural, one {# nieuw bericht} other {# nieuwe berichten}}',
    body: '{members, plural, one {Iemand heeft} other {# mensen hebben}} je een bericht gestuurd.',
  },
  likes: {
    title:
      '{likes, plural, offset:1 =1 {{from} vindt jou leuk} one {{from} en nog iemand vinden jou leuk} other {{from} en # anderen vinden jou leuk}}',
    body: 'Kijk of het wederzijds is.',
  },
  match: {
    title: 'Match met {from}',
    body: 'Jullie vinden elkaar leuk. Wie stuurt het eerste bericht?',
  },
  photo: {
    title: 'Je profiel heeft nog geen foto',
    body: 'Eén is genoeg om te beginnen.',
  },
  week: {
    title: 'Jouw week bij {site}',
    body: 'Er is nieuws voor je. Kijk maar wanneer het je uitkomt.',
  },
  preview: {
    image: 'Een foto voor jou',
    gif: 'Een GIF voor jou',
    gift: 'Een cadeautje voor jou',
  },
} satisfies Messages;
