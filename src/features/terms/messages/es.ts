import type { Messages } from './de.ts';

export const messages = {
  title: 'Las condiciones han cambiado',
  lead: 'Desde el {date} se aplican nuevas condiciones en {site}. Decide si las aceptas.',
  what: 'Qué cambia',
  nothingSaid: 'No hay resumen. Lee el texto nuevo.',
  readNew: 'Leer las nuevas condiciones',
  readOld: 'Leer las condiciones anteriores',
  agree: 'Acepto',
  later: 'Decidir más tarde',
  laterText: 'Hasta entonces puedes leerlo todo, pero no escribir, dar likes, subir fotos ni comprar.',
  laterPaid: 'Hasta entonces puedes seguir usando lo que ya has pagado, pero no comprar nada nuevo.',
  ways: 'Si no las aceptas',
  waysText: 'Tus créditos comprados siguen siendo tuyos. Si te vas, te devolvemos los que queden.',
  waysDays:
    'Tu Premium sigue activo durante los días pagados. Si quieres irte, cancela primero el contrato con efecto inmediato: así te reembolsamos los días que no han empezado.',
  exportData: 'Descargar mis datos',
  money: 'Compras y reembolsos',
  endContract: 'Cancelar contratos aquí',
  leave: 'Eliminar cuenta',
  contact: 'Escribirnos',
  logout: 'Cerrar sesión',
  agreed: 'Gracias. Has aceptado las nuevas condiciones.',
  errors: {
    terms_outdated: 'Las condiciones han vuelto a cambiar. Vuelve a cargar la página.',
  },
} satisfies Messages;
