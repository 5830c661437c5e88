import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Preguntas frecuentes',
  lead: 'Respuestas breves. Si falta la tuya, escríbenos: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: '¿Qué es gratis?',
      text: [
        'Crear tu cuenta y tu perfil, buscar, dar likes, deslizar, ver tus matches y leer mensajes. Siempre ves a quién le gustas, también sin Premium.',
      ],
    },
    cost: {
      title: '¿Qué cuesta dinero?',
      text: [
        'Los mensajes, las fotos y los regalos que envías. Cuestan créditos: la cantidad y su precio en tu moneda aparecen junto al botón de enviar. Todos los precios están en [Precios](/pricing).',
      ],
    },
    subscription: {
      title: '¿Hay suscripción?',
      text: ['No. Pagas una vez, nada se renueva y los créditos no caducan.'],
    },
    premium: {
      title: '¿Qué es Premium?',
      text: [
        {
          lasting:
            'Cada compra incluye Premium, y es tuyo para siempre: ves todas las fotos e inicias tantas conversaciones como quieras. Sin comprar puedes iniciar dos. Responder a un primer mensaje siempre se puede.',
          timed:
            'Con Premium ves todas las fotos e inicias tantas conversaciones como quieras. Sin él, dos como máximo. Al comprar créditos es tuyo para siempre; comprado por días, termina por sí solo. Responder a un primer mensaje siempre se puede.',
        },
      ],
    },
    real: {
      title: '¿Los perfiles son auténticos?',
      text: [
        {
          real: 'No inventamos a nadie. Detrás de cada perfil hay una persona que lo creó, y los likes y las visitas vienen siempre de personas, nunca de nosotros. No podemos garantizar que digan la verdad: denuncia lo que te parezca raro.',
          declared:
            'La mayoría. Algunos son ficticios y en todas partes están identificados como {fictional}; no dan likes ni escriben primero. No podemos garantizar que el resto diga la verdad: denuncia lo que te parezca raro.',
        },
      ],
    },
    activation: {
      title: 'No me llega el correo para activar la cuenta',
      text: [
        'Mira en la carpeta de spam. En el aviso de la parte superior de la página puedes pedir que te lo enviemos otra vez o cambiar la dirección. Hasta entonces nadie te encuentra, y tus mensajes quedan en espera, sin coste.',
      ],
    },
    password: {
      title: 'He olvidado mi contraseña',
      text: ['En [Restablecer contraseña](/reset-password) te enviamos un enlace. Después se cierra la sesión en todos los dispositivos.'],
    },
    photos: {
      title: '¿Por qué veo borrosas algunas fotos?',
      text: [
        'Sin Premium ves nítida la foto principal y las demás no. En el chat ocultamos las fotos de personas a las que nunca has respondido hasta que quieras verlas. Tus fotos nuevas solo se ven cuando están aprobadas.',
      ],
    },
    distance: {
      title: '¿Es exacta la distancia?',
      text: ['No, y es a propósito. Medimos entre cuadrados de unos dos kilómetros. No guardamos tu ubicación exacta.'],
    },
    block: {
      title: '¿Qué pasa cuando bloqueo a alguien?',
      text: ['Dejas de ver a esa persona en todas partes y ella deja de verte a ti, sin que se entere. Aun así puedes denunciarla.'],
    },
    quiet: {
      title: '¿Demasiados correos?',
      text: [
        'En [Notificaciones](/notifications) eliges qué te llega y cómo. Al final de cada correo hay un enlace para dejar de recibirlos.',
      ],
    },
    refund: {
      title: '¿Puedo devolver créditos?',
      text: [
        'Sí, los no usados, en un plazo de {refund_days}\u00a0días desde la compra y al precio que pagaste. Aquí te explicamos cómo: [Devoluciones y reembolsos](/pages/return-policy).',
        'Los créditos de un mensaje a una cuenta que se elimina antes de leerlo o responderlo vuelven automáticamente a los {restore_days}\u00a0días.',
      ],
    },
    data: {
      title: '¿Qué datos hay sobre mí?',
      text: [
        'En los [ajustes](/settings) te los damos todos en un archivo. La [política de privacidad](/pages/privacy) explica para qué sirve cada uno.',
      ],
    },
    leave: {
      title: '¿Cómo elimino mi cuenta?',
      text: [
        'En los [ajustes](/settings), en dos pasos. Tu perfil desaparece al instante. Durante {restore_days}\u00a0días puedes iniciar sesión y volver; después lo eliminamos todo, salvo lo que la ley nos obliga a conservar. Entonces te reembolsamos los créditos comprados que no hayas usado.',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
