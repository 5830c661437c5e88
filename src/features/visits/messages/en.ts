import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Choose your language', lead: 'The whole site changes right away, and we’ll remember your choice for a year.' },
  country: {
    label: 'Your country',
    help: 'Prices and places depend on it. Once you have an account, we’ll go by the country on your profile.',
    choose: 'Please choose',
  },
  age: {
    title: 'Are you an adult?',
    text: '{site} is a dating site for adults. Things can get intimate here.',
    adult: 'I’m {age, number} or older',
    leave: 'Leave this site',
    birthDate: 'We ask for your date of birth when you sign up.',
    privacy: 'Privacy',
  },
  origin: {
    title: 'May we note which ad brought you here?',
    text: 'You clicked an ad to get here. If you say yes, we remember that for 30 days and see whether the ad is worth it. If you say no, everything here stays the same.',
    noAd: 'You haven’t followed an ad just now. We’ll remember your answer in case you do.',
    more: 'What exactly?',
    needed: '<b>What you do yourself</b>, such as logging in or choosing a language: one cookie for each.',
    source: '<b>Which ad brought you here</b>, only if you say yes: to which page, when, and when you leave. No name, no profile.',
    others: '<b>Other companies’ services</b> never load on their own.',
    yes: 'Yes, count me',
    no: 'No, don’t count me',
    later: 'You can change this any time under “Cookies”, at the bottom of every page.',
    notedYes: 'Got it: we’ll count you.',
    notedNo: 'Got it: we won’t count you.',
    change: 'Change',
  },
} satisfies Messages;
