import type { Messages } from './de.ts';

export const messages = {
  title: 'This is {name}, {age, number}.',
  line: {
    evening: 'For a quiet evening',
    weekend: 'For a free weekend',
  },
  label: 'Your first message to {name}',
  tooLong: 'A message can have at most {max, number} characters.',
  ideas: 'Ideas for a beginning',
  idea: {
    day: 'What was the best moment of your day?',
    place: 'Which place should everyone know where you live?',
    smile: 'Your photo made me smile. Where was it taken?',
  },
  kept: 'Kept for {name}, in this tab only.',
  go: 'Continue with your message',
  goWithout: 'Continue without a message',
  waits: '{name} gets it as soon as your account is active. Until then it waits and costs nothing. Ages 18 and over.',
  private: 'This is what visitors may see. Only members see the rest of the profile.',
  card: {
    text: 'Write what comes to mind. We keep it while you join.',
    ask: 'What would you like to say?',
  },
  talk: {
    title: 'Nothing has been said yet between you and {name}.',
    text: 'This is how a conversation looks here before it begins. It still needs a first line.',
    window: 'Conversation with {name}',
    empty: 'No one has written yet.',
  },
  veil: {
    text: 'Take your time to look. Keep a like, or write at once.',
    like: 'Like {name}',
    liked: 'Kept. {name} gets the like once you have joined.',
  },
} satisfies Messages;
