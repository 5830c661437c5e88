import type { Messages } from './de.ts';

export const messages = {
  title: 'Today for you',
  hide: 'Hide for today',
  hidden: 'Hidden. You’ll have new people tomorrow.',
  interests: {
    title: 'What do you like doing?',
    text: 'We’ll show you people who like the same things first.',
    choose: 'Choose interests',
    no: 'Don’t ask again',
    save: '{n, plural, =0 {Save} one {Save, {n, number} chosen} other {Save, {n, number} chosen}}',
    failed: 'Your interests haven’t been saved. Please try again.',
  },
} satisfies Messages;
