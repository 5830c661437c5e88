import type { Messages } from './de.ts';

export const messages = {
  title: 'Annonces',
  apart: 'Ceci est de la publicité, aucun membre ne figure ici. Nous ne transmettons rien sur vous.',
  label: 'Annonce · {advertiser}',
  leaves: 'Ouvre un autre site dans un nouvel onglet : {host}',
} satisfies Messages;
