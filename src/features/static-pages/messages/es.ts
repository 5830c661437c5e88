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
  history: {
    title: 'Qué ha cambiado aquí',
    lead: 'Precios, plazos y todo lo que podría inducirte a error: aquí está cada cambio desde que existe el sitio, con el valor anterior y el nuevo. No se puede borrar.',
    nothing: 'Nada de esto ha cambiado desde el {date}.',
    message: 'Un mensaje',
    photo: 'Una foto en una conversación',
    gift: 'Un regalo',
    refund: 'Devolución de créditos sin usar',
    cost: 'Precio mínimo de un mensaje, {country}',
    credits: '{n, plural, =0 {gratis} one {{n, number} crédito} many {{n, number} de créditos} other {{n, number} créditos}}',
    days: '{n, plural, one {{n, number}\u00a0día} many {{n, number}\u00a0de días} other {{n, number}\u00a0días}}',
    change: '{old}, desde entonces {new}',
    declared: 'El sitio ha declarado que aquí hay perfiles ficticios. Están identificados en todas partes.',
    ended: 'El sitio ha declarado que aquí ya no hay perfiles ficticios.',
    older: 'Mostrar anteriores',
  },
} satisfies Messages;
