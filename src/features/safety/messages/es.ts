import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Personas bloqueadas',
    lead: 'Ni ves su perfil ni ven el tuyo. Nadie recibe un aviso por el bloqueo.',
    none: 'No has bloqueado a nadie.',
    since: 'Desde el {date}',
    unblock: 'Desbloquear',
    unblockNamed: 'Desbloquear a {name}',
    done: 'Has desbloqueado a {name}.',
  },
  complaints: {
    title: 'Presentar una reclamación',
    lead: 'Cuéntanos qué no está bien. Una persona lee cada reclamación, y recibes un número para preguntar por ella.',
    subject: '¿De qué se trata?',
    subjects: {
      payment: 'Pago o créditos',
      member: 'Una persona',
      content: 'Una foto o un texto',
      privacy: 'Mis datos',
      account: 'Mi cuenta',
      other: 'Otra cosa',
    },
    name: 'Tu nombre',
    optional: 'opcional',
    email: 'Correo para la respuesta',
    text: '¿Qué ha pasado?',
    textHelp: 'Ayuda saber cuándo y dónde. No necesitamos contraseñas ni números de cuenta.',
    left: '{n, plural, one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
    submit: 'Enviar',
    doneTitle: 'Tenemos tu reclamación',
    doneText: 'Tu número es <b>{number}</b>. Hemos enviado la confirmación a {email}.',
    another: 'Otra reclamación',
    home: 'Ir al inicio',
  },
  errors: {
    text_too_long: 'Es demasiado largo: caben como máximo {max, number} caracteres.',
    text_required: 'Describe brevemente de qué se trata.',
    too_many_complaints: 'Hoy ya hemos recibido muchas reclamaciones tuyas. Vuelve a intentarlo en {minutes, number} min.',
  },
} satisfies Messages;
