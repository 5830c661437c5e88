import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  index: {
    leadDeclared: 'Dating and chat for adults. Some profiles are fictional and always labeled.',
    free: 'Takes about two minutes. For adults 18 or older.',
  },
  seenLikes: { text: 'With their photo, their name, and what caught their eye. Like them back and it’s a match.' },
  promises: {
    people: { text: 'Every like, visit, and message comes from a person who signed up themselves. Our system can’t create any.' },
    declared: {
      title: 'Fictional profiles are labeled',
      text: 'They’re labeled everywhere: on the card, on the profile, in the conversation, and next to every price. They never send likes or visit profiles.',
    },
  },
  prices: { free: 'Searching, liking, and reading are free.' },
  questions: {
    costFree: 'Joining, searching, liking, and reading cost nothing. Writing takes credits.',
    seenAnswer:
      'Others see your name, your age, your town, and what you write on your profile. No one sees exactly where you are, and you can hide from search.',
  },
  end: { text: 'Joining, searching, and liking are free.' },
  opener: {
    mine: 'Is that Cape Cod? I’d know that wind anywhere.',
    theirs: 'Close! Nantucket. The wind wasn’t invited, by the way.',
  },
  teaser: { free: 'Free. For adults 18 or older.' },
  birth: { help: '{site} is for people {age, number} or older. Others see your age, never your date of birth.' },
  place: { lead: 'Others see your city and roughly how far away you are.' },
  mail: { text: 'We’ve emailed {email}. Open the link to continue.' },
} satisfies Overlay<Messages>;
