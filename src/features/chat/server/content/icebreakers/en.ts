import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'There’s something we both like: {interest}. How did it start for you?',
    'I spotted it right away, we’re both into this: {interest}. Tell me more?',
    'I think we could both go on about this: {interest}. What do you like best about it?',
  ],
  answers: ['You wrote: “{answer}” How did that come about?', '“{answer}” I read that twice. Tell me more?'],
  openings: [
    'What made you smile today?',
    'What does your perfect Sunday look like?',
    'Morning coffee or talking late into the night: which is more you?',
    'Which place has always stayed with you?',
    'What would you do more of if you had the time?',
    'Which little thing always makes you happy?',
    'Which song do you have on repeat right now?',
    'What should everyone know before they meet you?',
    'What could you talk about for hours?',
    'Setting off on a whim or planned in detail: how do you like to travel?',
    'What’s the nicest thing that’s happened to you lately?',
    'Your profile made me curious. Where shall we start?',
  ],
};
