import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  shared: { free: 'Free, no subscription. For adults 18 or older.' },
  deck: { note: 'Up to {n, number}, so each one counts. We won’t send them until you’ve joined. Free, for adults 18 or older.' },
  night: { reason: { film: 'One more movie' }, note: 'Free, no subscription. For adults 18 or older.' },
  collage: { note: 'You can join after any answer and change all of it later. For adults 18 or older.' },
  map: {
    counted: 'Last counted: {time}. For adults 18 or older.',
    coarse:
      'It doesn’t get more exact than this: where there are fewer than {n, number} people, we count a region together with its neighbor, so no one can be identified.',
  },
  film: {
    text: 'An animated movie, {n, number} seconds, no sound.',
    play: 'Play the movie, {n, number} seconds',
    ownFilm: 'The movie loads only when you play it.',
    drawn: 'Animated: these two are characters, not members. The movie loads only when you play it.',
  },
  story: {
    text: 'An animated movie, {n, number} seconds, no sound. It stops when one of them has to say something.',
    begin: { hiAfter: 'That works too. In the movie he asks about the sentence instead, and she has a story to tell.' },
  },
  headline: { over40: 'For people 40 and over' },
} satisfies Overlay<Messages>;
