import type { Messages } from './de.ts';

export const messages = {
  title: 'Ads',
  apart: 'These are ads, not members. We share nothing about you.',
  label: 'Ad · {advertiser}',
  leaves: 'Opens another website in a new tab: {host}',
} satisfies Messages;
