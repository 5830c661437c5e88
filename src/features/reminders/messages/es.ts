import type { Messages } from './de.ts';

export const messages = {
  later: 'Más tarde',
  centre: { none: 'Ahora mismo no hay nada pendiente.', settings: 'Gestionar notificaciones' },
  activation: {
    where: 'Lo enviamos a {email}.',
    text: 'Hasta entonces nadie puede encontrarte. Tus mensajes quedan en espera y no cuestan nada.',
    address: 'Cambiar dirección',
  },
  name: {
    text: 'Tu nombre parece una dirección o un teléfono, o mezcla alfabetos distintos. Basta con un nombre de pila o un apodo.',
    change: 'Cambiar nombre',
  },
  photo: {
    text: 'Con una foto es más fácil empezar a hablar. Basta con una.',
    add: 'Añadir foto',
  },
  disabled: {
    text: 'Por ahora solo ves lo nuevo cuando estás aquí.',
    open: 'Abrir ajustes',
  },
  visitors: {
    text: 'Personas sin cuenta te verían en la página de inicio, en la búsqueda y con un enlace compartido: tu nombre, edad, ciudad, tu primera foto, las demás solo borrosas, y si estás en línea. Puedes cambiarlo cuando quieras en los ajustes.',
    yes: 'Sí, mostrarlo',
    no: 'No',
    shown: 'Ahora también ven tu perfil personas sin cuenta.',
    hidden: 'Tu perfil solo se ve con cuenta.',
  },
  push: {
    how: 'Así te avisamos',
    wrote: 'te ha escrito',
    now: 'ahora',
    notNow: 'Ahora no',
    text: 'Las notificaciones solo llegan cuando ha pasado algo de verdad. Lo que dicen tus mensajes se muestra solo si tú quieres.',
    on: 'Activar notificaciones',
  },
} satisfies Messages;
