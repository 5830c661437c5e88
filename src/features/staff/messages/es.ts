import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'No tienes permiso para hacer esto. Pregunta a una persona propietaria.',
    step_up_required: 'Confirma primero que eres tú, con una llave de acceso o un código.',
    second_factor_required: 'Configura primero una llave de acceso o una aplicación de códigos y podrás empezar.',
    login_failed: 'No se ha podido iniciar sesión. Inténtalo de nuevo.',
    too_many_attempts: 'Demasiados intentos. La cuenta queda bloqueada durante {minutes, number}\u00a0min.',
    second_step_required: 'Ahora escribe tu código.',
    code_refused: 'Este código no es correcto o ya se ha usado.',
    passkey_refused: 'Esta llave de acceso no ha funcionado. Inténtalo de nuevo.',
    too_many_passkeys: 'Puedes tener {max, number} llaves de acceso como máximo. Quita alguna que ya no necesites.',
    invitation_expired: 'La invitación ya se ha usado o tiene más de 24\u00a0horas. Pide otra.',
    name_invalid: 'Escribe un nombre de {max, number}\u00a0caracteres como máximo.',
    invalid_email: 'Dirección de correo no válida',
    password_too_short: 'La contraseña necesita al menos {min, number}\u00a0caracteres.',
    password_too_long: 'La contraseña puede tener como máximo {max, number}\u00a0caracteres.',
    password_too_common: 'Esta contraseña es fácil de adivinar. Elige otra, por ejemplo varias palabras.',
    password_is_own: 'No uses ni tu correo ni tu nombre.',
    last_owner: 'Siempre tiene que haber al menos una persona propietaria.',
    second_person_missing: 'Para esto hacen falta dos personas, y nadie más tiene este permiso.',
    own_request: 'Es tu propia solicitud. La tiene que aprobar otra persona.',
    approval_changed: 'La solicitud ha cambiado. Recarga la página y léela otra vez.',
    approval_lapsed: 'La solicitud ya tiene respuesta o es demasiado antigua.',
  },
} satisfies Messages;
