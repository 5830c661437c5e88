import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Bloqueos y recursos',
  lead: 'Cuándo intervenimos en {site}, qué te comunicamos y cómo puedes recurrir.',
  short: {
    flag: '**Denunciar son dos toques.** En cada perfil, cada foto y cada mensaje.',
    users: '**Deciden personas.** Ningún programa bloquea una cuenta.',
    'envelope-simple': '**Sabrás el motivo.** Y la norma de la que se trata.',
    gavel: '**Recurrir no cuesta nada.** Tienes seis meses, y lo revisa otra persona.',
  },
  sections: {
    reasons: {
      title: 'Por qué bloqueamos',
      text: [
        'Nos guiamos por la ley y las [normas de la comunidad](/pages/rules). Bloqueamos de inmediato y para siempre por:',
        {
          list: [
            'ser menor de edad y todo lo que represente a menores de forma sexual;',
            'fraude, peticiones de dinero, extorsión e identidad falsa;',
            'violencia, amenazas, acoso persistente y trata de personas;',
            'imágenes íntimas de otras personas sin su consentimiento.',
          ],
        },
        'En caso de acoso, insultos, publicidad o imágenes no deseadas depende de la gravedad y de la repetición.',
      ],
    },
    steps: {
      title: 'Qué podemos hacer',
      text: [
        {
          list: [
            '**Retirar contenido:** una foto, un texto, un mensaje.',
            '**Advertir:** e indicar qué debe cambiar.',
            '**Pausar:** la cuenta no se ve hasta que la hayamos revisado. Mientras tanto no envía notificaciones a nadie.',
            '**Bloquear:** la cuenta termina y no se permite crear otra.',
          ],
        },
        'Elegimos la medida menos severa que sirva y tenemos en cuenta qué ha pasado, con qué frecuencia y con qué consecuencias. Si alguien envía repetidamente denuncias o reclamaciones manifiestamente infundadas, tras una advertencia podemos dejarlas en suspenso un tiempo.',
      ],
    },
    notice: {
      title: 'Qué te comunicamos',
      text: [
        'La persona afectada recibe un correo: qué hemos hecho, por qué hechos y según qué norma, si se debió a una denuncia y cómo se puede recurrir. La identidad de quien denuncia no se revela; esa persona encuentra nuestra decisión en los [ajustes](/settings). Solo callamos cuando una ley nos obliga o cuando hablar pondría en peligro a alguien.',
      ],
    },
    credits: {
      title: 'Qué pasa con las compras',
      text: [
        'También una cuenta bloqueada conserva el derecho a devolver los créditos no usados en un plazo de {refund_days}\u00a0días desde la compra; escríbenos para ello. Cuando un bloqueo es definitivo, también después pagamos los créditos comprados y no usados, por el mismo medio con el que se pagaron. Si has escrito a un perfil que eliminamos por fraude, los créditos de esos mensajes de los últimos siete días vuelven automáticamente.',
      ],
    },
    appeal: {
      title: 'Recurso',
      text: [
        'Puedes recurrir cualquier decisión durante seis meses, también la de no dar curso a una denuncia: con el [formulario de reclamación](/complaints), sin iniciar sesión, o en [{email}](mailto:{email}). Explica de qué se trata y qué hemos pasado por alto. Recibes un número. Una persona que no participó en la primera decisión vuelve a examinarla; por lo general respondemos en 14\u00a0días.',
        'Si la mantenemos, puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento de Servicios Digitales, DSA) o a los tribunales.',
      ],
    },
    contacts: {
      title: 'Puntos de contacto según el DSA',
      text: [
        'Para cualquier persona, con o sin cuenta (artículo 12), y para autoridades (artículo 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Respondemos en alemán y en inglés. Cualquier persona puede denunciar contenidos ilícitos, también sin cuenta: con el [formulario de denuncia](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
