import type { Messages } from './de.ts';

export const messages = {
  title: 'Publicidad',
  apart: 'Esto es publicidad: aquí no hay perfiles de personas. No compartimos nada sobre ti.',
  label: 'Publicidad · {advertiser}',
  leaves: 'Abre otro sitio web en una pestaña nueva: {host}',
} satisfies Messages;
