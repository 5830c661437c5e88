import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'There is something we both like: {interest}. How did it start for you?',
    'I noticed straight away what we have in common: {interest}. Tell me more?',
    'One topic neither of us will be quiet about: {interest}. What do you like best about it?',
  ],
  openings: [
    'What made you smile today?',
    'What does your perfect Sunday look like?',
    'Morning coffee or talks late into the night: which is more you?',
    'Which place in the world has never let go of you?',
    'What would you do more often if you had the time?',
    'Which little thing always makes you happy?',
    'Which song is on repeat for you right now?',
    'What should everyone know before they meet you?',
    'What could you talk about for hours?',
    'Setting off on a whim or planned in detail: how do you like to travel?',
    'What is the nicest thing that has happened to you lately?',
    'Your profile made me curious. Where shall we start?',
  ],
};
