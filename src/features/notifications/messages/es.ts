import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Confirma tu dirección de correo en {site}',
    greeting: 'Hola, {name}:',
    body: 'Qué bien que estés aquí. Solo falta un clic: confirma tu dirección de correo y tu perfil será visible y otras personas podrán responderte.',
    button: 'Confirmar dirección de correo',
    expiry: 'El enlace es válido durante {hours, plural, one {# hora} many {# de horas} other {# horas}} y solo se puede usar una vez.',
    ignore: '¿No has creado tú esta cuenta? Borra este mensaje sin más: sin el clic, el perfil no será visible.',
  },
  known_address: {
    subject: 'Ya tienes una cuenta en {site}',
    greeting: 'Hola, {name}:',
    body: 'Alguien acaba de intentar crear una cuenta nueva con esta dirección de correo. Quizá has sido tú: ya tienes una cuenta y solo tienes que iniciar sesión.',
    button: 'Iniciar sesión',
    ignore: '¿No has sido tú? No tienes que hacer nada. Tu cuenta sigue igual y nadie ha podido acceder a ella.',
  },
  footer: {
    copy_link: '¿No funciona el botón? Abre esta dirección en tu navegador:',
    reason: 'Recibes este correo porque tu dirección se indicó en {site}.',
    support: '¿Tienes preguntas? Escríbenos: {email}',
  },
} satisfies Messages;
