import type { Messages } from './de.ts';

export const messages = {
  title: 'Advertenties',
  apart: 'Dit is reclame, hier staan geen leden. We geven niets over je door.',
  label: 'Advertentie · {advertiser}',
  leaves: 'Opent een andere website in een nieuw tabblad: {host}',
} satisfies Messages;
