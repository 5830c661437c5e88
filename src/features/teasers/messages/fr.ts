import type { Messages } from './de.ts';

export const messages = {
  title: 'Publicité',
  apart: 'Ceci est de la publicité, aucun membre ne figure ici. Nous ne transmettons rien sur vous.',
  label: 'Publicité · {advertiser}',
  leaves: 'Ouvre un autre site dans un nouvel onglet\u00a0: {host}',
} satisfies Messages;
