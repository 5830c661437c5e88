import type { Messages } from './de.ts';

export const messages = {
  title: 'Ads',
  apart: 'This is advertising, nobody here is a member. We pass on nothing about you.',
  label: 'Ad · {advertiser}',
  leaves: 'Opens another website in a new tab: {host}',
} satisfies Messages;
