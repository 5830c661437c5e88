import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Presentar una reclamación',
    decision: 'Ver la decisión',
    close: 'Cerrar',
    cancel: 'Cancelar',
    back: 'Atrás',
    next: 'Continuar',
    save: 'Guardar',
    retry: 'Volver a intentar',
    undo: 'Deshacer',
    more: 'Más',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
  state: { loading: 'Cargando…', saved: 'Guardado', online: 'en línea', required: 'Obligatorio', fictional: 'Perfil ficticio' },
  date: { day: 'Día', month: 'Mes', year: 'Año' },
  pages: { more: 'Ver más', page: 'Página {page, number}' },
  errors: {
    invalid_request: 'No lo hemos entendido. Revisa los datos, por favor.',
    authentication_required: 'Inicia sesión para continuar.',
    origin_refused: 'Lo hemos rechazado por motivos de seguridad.',
    not_found: 'Esto no existe o ya no está.',
    other_member: 'Mientras tanto, otra persona ha iniciado sesión en este navegador. No se ha cambiado nada.',
    restricted: 'Ahora no puedes hacerlo: lo hemos restringido tras una revisión. La decisión {number} explica por qué y hasta cuándo.',
    suspended: 'Tu cuenta está suspendida temporalmente. La decisión {number} explica por qué y hasta cuándo.',
    banned: 'Tu cuenta está bloqueada. La decisión {number} explica por qué y cómo puedes recurrir.',
    switched_off:
      '{own, select, yes {Nota del sitio: «{words}»} other {{what, select, signups {La creación de cuentas está desactivada ahora mismo. Inténtalo más tarde.} first_messages {Las conversaciones nuevas están desactivadas ahora mismo. Puedes seguir escribiendo en las que ya tienes.} uploads {Ahora mismo no se pueden subir archivos. Inténtalo más tarde.} payments {Los pagos están desactivados ahora mismo. No se ha cobrado nada.} closing {Este sitio cerrará pronto. Ya no es posible crear una cuenta ni comprar aquí.} other {Esto está desactivado ahora mismo. Inténtalo más tarde.}}}}',
    terms_changed: 'Las condiciones han cambiado. Decide primero si las aceptas. Hasta entonces puedes seguir leyéndolo todo.',
    too_large: 'Es demasiado grande.',
    rate_limited: 'Vas muy deprisa. Espera un momento.',
    internal: 'Algo ha fallado. Vuelve a intentarlo más tarde.',
    unavailable: 'Ahora mismo no estamos disponibles. Vuelve a intentarlo en un momento.',
    offline: 'No hay conexión. Comprueba tu red.',
  },
} satisfies Messages;
