import type { Messages } from './de.ts';

export const messages = {
  title: 'This is {name}, {age, number}.',
  headline: {
    evening: 'For a quiet evening',
    weekend: 'For a weekend with nothing planned',
  },
  label: 'Your first message to {name}',
  tooLong: 'A message can have at most {max, number} characters.',
  ideas: 'Ideas for a first message',
  idea: {
    day: 'What was the best moment of your day?',
    place: 'What’s the one place everyone should see where you live?',
    smile: 'Your photo made me smile. Where was it taken?',
  },
  kept: 'Kept for {name}, in this tab only.',
  go: 'Continue with your message',
  goWithout: 'Continue without a message',
  waits:
    'We’ll send it to {name} as soon as your account is active. Until then we keep it, and it costs nothing. For adults aged 18 or over.',
  private: 'This is what visitors can see. Only members see the rest of the profile.',
  card: {
    text: 'Write what comes to mind. We’ll keep it while you sign up.',
    ask: 'What would you like to say?',
  },
  talk: {
    title: 'Nothing has been said yet between you and {name}.',
    text: 'This is what a conversation looks like before it begins. All it needs is a first line.',
    window: 'Conversation with {name}',
    empty: 'No one has written yet.',
  },
  veil: {
    text: 'Take your time. Leave a like, or send a message right away.',
    like: 'Like {name}',
    liked: 'We’ve kept your like. {name} gets it once you’ve signed up.',
  },
} satisfies Messages;
