import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Accesibilidad',
  lead: '{site} quiere ser para todo el mundo. Aquí te contamos hasta dónde hemos llegado y a quién decírselo si algo falla.',
  short: {},
  sections: {
    status: {
      title: 'Estado actual',
      text: [
        'Nos guiamos por las pautas WCAG 2.2, nivel AA, y la norma EN\u00a0301\u00a0549. Según nuestras pruebas, {site} las cumple salvo las excepciones de más abajo. Probamos cada página en cada cambio con un programa (axe), con apariencia clara y oscura y en tres tamaños de pantalla.',
      ],
    },
    works: {
      title: 'Qué puedes esperar',
      text: [
        {
          list: [
            'Todo funciona con el teclado; pulsa «?» para ver los atajos.',
            'Los títulos, campos y avisos tienen nombres que lee un lector de pantalla.',
            'Los textos se pueden ampliar al 200 %, y el contraste es suficiente en ambas apariencias.',
            'Si en tu sistema eliges menos movimiento, no ves animaciones.',
            'Las zonas para tocar miden al menos 44\u00a0píxeles. Nada exige rapidez, y en Swipe todo funciona también con botones.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Qué no funciona todavía',
      text: [
        {
          list: [
            'Las fotos de perfiles solo tienen descripción si la persona que las publica escribe un pie de foto.',
            'Los GIF y sus títulos vienen de fuera y se mueven.',
            'Las páginas de los servicios de pago las diseñan ellos.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Dinos qué falta',
      text: [
        'Escribe a [{email}](mailto:{email}), llama al [{phone}](tel:{phone}) o usa el [formulario](/complaints). Dinos qué página es y qué no funcionó. Respondemos en 14\u00a0días y mientras tanto te ayudamos de otra manera.',
        'Si eso no basta, puedes acudir a la autoridad de accesibilidad de tu país. La responsable es {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
