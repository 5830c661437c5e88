import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Cambiar tu elección',
  short: 'En resumen',
  shortNote: 'Estas líneas son un resumen. Lo que vale es el texto completo.',
  contents: 'Contenido',
  print: 'Imprimir',
  version: 'Versión del <b>{date}</b>',
  changes: 'Qué ha cambiado',
  operator: '{company} gestiona {site} desde este día.',
} satisfies Messages;
