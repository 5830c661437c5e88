import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Seguridad',
  lead: 'La mayoría de la gente aquí tiene buenas intenciones. Así reconoces al resto.',
  short: {
    'shield-check': '**No investigamos los antecedentes de nadie.** Ni documentos de identidad ni antecedentes penales. Mantente alerta.',
    wallet: '**Nunca dinero.** Ni préstamos, ni inversiones, ni tarjetas regalo, ni códigos.',
    'chat-circle': '**Al principio, quédate aquí.** Quien tiene prisa por pasar a otra aplicación de mensajería suele tener un motivo.',
    'map-pin': '**La primera cita, en público.** Y que alguien sepa dónde estás.',
  },
  sections: {
    checks: {
      title: 'Qué comprobamos y qué no',
      text: [
        'Las fotos nuevas solo se ven cuando están aprobadas. Investigamos las denuncias, limitamos las cuentas nuevas y te avisamos de mensajes que parecen fraude. No comprobamos documentos de identidad ni antecedentes penales, ni si alguien dice la verdad.',
      ],
    },
    scam: {
      title: 'Un amor que sale caro',
      text: [
        'Las estafas sentimentales casi siempre siguen el mismo guion. Ten cuidado si alguien',
        {
          list: [
            'habla de un gran amor a los pocos días;',
            'nunca se deja ver: ni llamada ni vídeo, siempre surge algo;',
            'está en el extranjero, en el ejército, en una plataforma petrolífera o en un hospital;',
            'de repente necesita dinero: para un viaje, la aduana, un tratamiento médico o asistencia legal;',
            'te muestra una inversión segura, casi siempre en criptomonedas;',
            'te pide un código que recibes por SMS o fotos de tu documento de identidad.',
          ],
        },
        'Habla con alguien de confianza antes de enviar nada. Haz una búsqueda inversa en internet con una foto de esa persona.',
      ],
    },
    money: {
      title: 'Si ya has pagado',
      text: [
        'No es culpa tuya y no eres la única persona a la que le pasa. Llama enseguida a tu banco; a veces puede parar un pago. Guarda todos los mensajes, denuncia aquí el perfil y acude a la policía. No pagues otra vez, tampoco a quien prometa recuperar el dinero.',
      ],
    },
    meeting: {
      title: 'Quedar sin riesgos',
      text: [
        {
          list: [
            'Antes, una llamada o una videollamada.',
            'Queda en un sitio concurrido, y ve y vuelve por tu cuenta.',
            'Dile a alguien con quién quedas, dónde y a qué hora darás señales de vida.',
            'No pierdas de vista tu bebida ni tu bolso.',
            'Vete cuando quieras. No le debes explicaciones a nadie.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Imágenes íntimas y extorsión',
      text: [
        'En las fotos que envías, no muestres a la vez tu cara y tu casa. Si alguien amenaza con publicar imágenes: no pagues, guarda las pruebas, bloquea, denuncia, acude a la policía. Si aquí aparece una imagen íntima tuya, [denúnciala](/notice/images) o escribe a [{email}](mailto:{email}); nos ocupamos de eso antes que de cualquier otra cosa.',
      ],
    },
    tools: {
      title: 'Qué te ayuda aquí',
      text: [
        'Bloquear: dejas de ver a esa persona en todas partes, y ella a ti. Denunciar: en el perfil, la foto o el mensaje, y nadie sabe de quién viene. Ocultarte: en los [ajustes](/settings) decides si se ve que estás en línea y si apareces en la búsqueda. Lo que está permitido lo dicen las [normas de la comunidad](/pages/rules).',
        'Si estás en peligro, llama al 112.',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
