import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Iniciar sesión',
    lead: 'Qué bien verte de nuevo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    emailMissing: 'Escribe tu dirección de correo.',
    passwordMissing: 'Escribe tu contraseña.',
    noAccount: '¿Aún no tienes cuenta?',
    signup: 'Crear cuenta gratis',
  },
  activate: {
    checking: 'Un momento, estamos comprobando tu enlace…',
    checkFailed: 'No hemos podido comprobar el enlace',
    doneTitle: 'Tu cuenta está activa',
    doneText: 'Qué bien que estés aquí. A partir de ahora, otras personas pueden encontrarte y responderte.',
    discover: 'Descubrir personas',
    login: 'Iniciar sesión',
    errorTitle: 'Este enlace ya no funciona',
    errorText: 'Los enlaces de los correos sirven una sola vez y durante 72 horas.',
    errorActive: 'Tu cuenta ya está activa, así que no lo necesitas.',
    errorResend: 'Te enviamos otro con mucho gusto.',
    errorLogin: '¿Quizá tu cuenta ya está activa? Inicia sesión; si no lo está, allí podrás pedir otro enlace.',
  },
  reminder: {
    title: 'Confirma tu correo.',
    text: 'Hasta entonces nadie puede encontrarte y todavía no puedes enviar mensajes.',
  },
  resend: {
    send: 'Reenviar el correo',
    sent: 'El correo va camino de {email}. Mira también en la carpeta de spam.',
  },
  errors: {
    login_failed: 'No se ha podido iniciar sesión. Inténtalo de nuevo',
    too_many_attempts: 'Demasiados intentos. La cuenta queda bloqueada durante {minutes, number} min.',
    link_expired: 'El enlace ha caducado o no es válido.',
    too_many_mails: 'Acabamos de enviarte un correo. Vuelve a intentarlo en {minutes, number} min.',
  },
} satisfies Messages;
