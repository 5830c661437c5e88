import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  index: {
    leadDeclared: '{site} is dating and chat for adults who’d rather know where they stand: labeled profiles, and prices you see up front.',
    free: 'Takes about two minutes. Joining, searching, and liking are free. For adults 18 or older.',
  },
  promises: {
    people: { text: 'Every like, visit, and message comes from a person who signed up themselves. Our system can’t create any.' },
    declared: {
      title: 'Fictional profiles are labeled',
      text: 'They’re labeled everywhere: on the card, in the profile, in the conversation, and next to every price. They never like or visit anyone.',
    },
  },
  teaser: { free: 'Free. For adults 18 or older.' },
  birth: { help: '{site} is for people {age, number} or older. Others see your age, never your date of birth.' },
  mail: { text: 'We’ve emailed {email}. Open the link to continue.' },
} satisfies Overlay<Messages>;
