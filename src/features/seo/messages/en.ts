import type { Messages } from './de.ts';

export const messages = {
  home: 'Meet people, no subscription',
  pages: {
    pricing: {
      title: 'Prices',
      description: 'What messages cost, and all credit packages. No subscription, nothing renews.',
    },
    login: {
      title: 'Log in',
      description: 'Log in to {site} and pick up where you left off.',
    },
    signup: {
      title: 'Sign up',
      description: 'Set up a profile on {site} in a few minutes. Free, no subscription, adults only.',
    },
    complaints: {
      title: 'Make a complaint',
      description: 'Tell us what’s wrong. Every complaint about {site} gets a reference number.',
    },
    withdrawal: {
      title: 'Withdraw from contract',
      description: 'Withdraw from a purchase on {site} in two steps, even without logging in.',
    },
    notice: {
      title: 'Report illegal content',
      description: 'Tell {site} about content that breaks the law. No account needed; you get a receipt and a decision with reasons.',
    },
    images: {
      title: 'Have an intimate image removed',
      description:
        'Is there an intimate image of you on {site} without your consent? Report it without an account. We decide within 48 hours.',
    },
  },
} satisfies Messages;
