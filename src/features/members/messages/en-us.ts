import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  visitor: {
    text: '{n, plural, one {With a free account you can see the whole profile and send a message.} other {With a free account you can see all # people, their profiles, and who lives near you.}}',
    barredText: 'Only members can see who’s here. With a free account you can search by age, place, and interests.',
  },
  value: { hair_colour: { blond: 'blond', grey: 'gray' }, eye_colour: { grey: 'gray' } },
  chip: { agesFrom: '{from, number} and up' },
  interest: { movies: 'Movies', sports: 'Sports', theater: 'Theater', travelling: 'Traveling' },
} satisfies Overlay<Messages>;
