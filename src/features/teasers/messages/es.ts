import type { Messages } from './de.ts';

export const messages = {
  title: 'Anuncios',
  apart: 'Esto es publicidad, aquí no hay miembros. No compartimos nada sobre ti.',
  label: 'Anuncio · {advertiser}',
  leaves: 'Abre otro sitio web en una pestaña nueva: {host}',
} satisfies Messages;
