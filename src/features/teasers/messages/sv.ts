import type { Messages } from './de.ts';

export const messages = {
  title: 'Annonser',
  apart: 'Det här är reklam, inte medlemmar. Vi lämnar inte ut något om dig.',
  label: 'Annons · {advertiser}',
  leaves: 'Öppnar en annan sajt i en ny flik: {host}',
} satisfies Messages;
