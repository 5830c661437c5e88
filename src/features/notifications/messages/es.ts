import type { Messages } from './de.ts';

export const messages = {
  alerts: {
    later: 'Más tarde',
    quiet: 'Mientras deslizas, ves perfiles o chateas, no te molestamos con esto.',
    activation: {
      text: 'Hasta entonces nadie puede encontrarte. Tus mensajes quedan en espera y no cuestan nada.',
      address: 'Cambiar dirección',
    },
    name: {
      text: 'Tu nombre parece una dirección o un teléfono, o mezcla alfabetos. Basta con un nombre de pila o un apodo.',
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
    push: {
      how: 'Así te avisamos',
      wrote: 'te ha escrito',
      now: 'ahora',
      notNow: 'Ahora no',
      text: 'Las notificaciones solo llegan cuando ha pasado algo de verdad. Lo que dicen tus mensajes se muestra solo si tú quieres.',
      on: 'Activar notificaciones',
    },
  },
  title: 'Notificaciones',
  lead: 'Cada cambio se guarda al instante. Solo te escribimos cuando de verdad ha pasado algo.',
  device: 'Notificaciones en este dispositivo',
  state: {
    unknown: 'Un momento, lo comprobamos…',
    not_capable:
      'Este navegador no lo permite. En un iPhone funciona si añades la página a la pantalla de inicio. Los correos te llegan igualmente.',
    not_subscribed: 'Desactivadas. Al activarlas, tu navegador te pedirá permiso.',
    subscribed: 'Activadas.',
    denied: 'Tu navegador bloquea las notificaciones de esta página. Permítelas en los ajustes del navegador y podrás activarlas aquí.',
  },
  since: 'Activadas desde el {day}.',
  preview: 'Mostrar el texto de los mensajes',
  previewText: 'Si no, la notificación solo dice quién te ha escrito. Vale para todos tus dispositivos.',
  people: 'Personas',
  house: 'De nuestra parte',
  push: 'Dispositivos',
  mail: 'Correo',
  mailOnly: 'solo correo',
  switch: '{type}: {channel}',
  types: {
    new_conversations: 'Conversaciones nuevas',
    new_messages: 'Mensajes nuevos',
    like: 'Likes y matches',
    unread_message_reminders: 'Mensajes sin leer',
    weekly_updates: 'Resumen semanal',
    reminders: 'Recordatorios',
    news: 'Novedades',
    promotions: 'Ofertas',
  },
  help: {
    new_conversations: 'Alguien te escribe por primera vez',
    new_messages: 'En conversaciones ya empezadas',
    like: 'Le gustas a alguien o el interés es mutuo',
    unread_message_reminders: 'Un recordatorio al cabo de un día y el último a los tres',
    weekly_updates: 'Quién hay de nuevo cerca de ti, una vez por semana',
    reminders: 'Cuando a tu perfil aún le falta algo',
    news: 'Lo que cambia en {site}, sin publicidad',
    promotions: 'Solo con tu consentimiento: al activarlas lo das, al desactivarlas lo retiras',
  },
  unsubscribe: {
    title: 'Dejar de recibir correos',
    question: 'Estos correos llegan a {email}. ¿Quieres que dejemos de enviarlos?',
    off: 'Dejar de recibirlos',
    offTitle: 'Correos desactivados',
    offText: 'Ya no enviaremos correos de este tipo a {email}.',
    on: 'Volver a recibirlos',
    onTitle: 'Correos activados de nuevo',
    onText: 'Volvemos a enviar estos correos a {email}.',
    all: 'Abrir todos los ajustes',
    invalid: 'Este enlace no funciona',
  },
  errors: {
    push_service_refused: 'No podemos comunicarnos con el servicio push de este navegador. Los correos te llegan igualmente.',
    link_invalid:
      'Puede que no se haya copiado entero o que la cuenta ya no exista. En tus ajustes puedes desactivar cada tipo de correo por separado.',
  },
} satisfies Messages;
