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
            '**Limitar u ocultar:** durante un tiempo no hay conversaciones nuevas, fotos o mensajes, o el perfil no se ve.',
            '**Suspender:** la cuenta no se ve hasta un día que indicamos. Mientras tanto no envía notificaciones a nadie.',
            '**Bloquear:** la cuenta termina y no se permite crear otra.',
          ],
        },
        'Elegimos la medida menos severa que sirva y tenemos en cuenta qué ha pasado, con qué frecuencia y con qué consecuencias. Quien denuncia recibe el resultado de cada denuncia que revisamos. Si por segunda vez en 30\u00a0días no hemos encontrado ninguna infracción, el resultado lleva una advertencia. Si tras ella llega otra denuncia así dentro de esos 30\u00a0días, dejamos en suspenso las siguientes denuncias de esa persona durante 30\u00a0días: las guardamos y las leemos si ya hay un caso abierto sobre la misma persona, pero por sí solas no inician ninguna revisión. Siempre revisamos las denuncias sobre personas que pueden tener menos de 18\u00a0años y sobre contenido sexual. El [formulario de denuncia](/notice) siempre está disponible.',
        'De lo que ya se ve, un programa solo puede ocultar dos cosas: una foto tras la denuncia de una imagen íntima y un perfil que quizá es de alguien con menos de 18\u00a0años. Lo hace de inmediato y solo hasta que una persona lo haya revisado. También te lo comunicamos, y también puedes recurrirlo. Además rechaza lo que hemos bloqueado de antemano: mensajes con determinadas frases, determinadas imágenes y registros desde determinados proveedores de correo o redes. Lo ves al momento y no cuesta nada. Si crees que es un error, usa el [formulario de reclamación](/complaints); te responde una persona.',
      ],
    },
    notice: {
      title: 'Qué te comunicamos',
      text: [
        'La persona afectada recibe un correo y una página propia: qué hemos hecho, por qué hechos y según qué norma, si se debió a una denuncia y cómo se puede recurrir. La identidad de quien denuncia no se revela; esa persona recibe el resultado por correo y lo encuentra en los [ajustes](/settings). Solo callamos cuando una ley nos obliga o cuando hablar pondría en peligro a alguien.',
        'Si nuestro equipo lee mensajes de tus conversaciones para una revisión, los [ajustes](/settings) muestran cuándo, cuántos y por qué.',
      ],
    },
    credits: {
      title: 'Qué pasa con las compras',
      text: [
        'También una cuenta bloqueada conserva el derecho a devolver los créditos no usados en un plazo de {refund_days}\u00a0días desde la compra; escríbenos para ello. Si el bloqueo es definitivo, congelamos los créditos comprados y no usados y los reembolsamos 14\u00a0días después, o en cuanto se resuelva el recurso, por el mismo medio con el que se pagaron. Si el recurso prospera, vuelven a estar disponibles. Quien ha recibido mensajes de un perfil que bloqueamos por fraude recibe un aviso en el plazo de una hora. Todos los créditos gastados en ese perfil vuelven automáticamente, sin importar cuándo se gastaron.',
      ],
    },
    appeal: {
      title: 'Recurso',
      text: [
        'Puedes recurrir cualquier decisión durante seis meses, también la de no dar curso a una denuncia: en la página de la decisión, a la que lleva nuestro correo. Se puede sin iniciar sesión y, tras un bloqueo, también al iniciar sesión con la contraseña correcta. También puedes escribirnos con el [formulario de reclamación](/complaints) o en [{email}](mailto:{email}). Explica qué hemos pasado por alto. Una persona que no participó en la primera decisión vuelve a examinarla y te responde por escrito en un plazo de 72\u00a0horas. No cuesta nada.',
        'Si la mantenemos, puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento de Servicios Digitales, DSA) o a los tribunales.',
      ],
    },
    contacts: {
      title: 'Puntos de contacto según el DSA',
      text: [
        'Para cualquier persona, con o sin cuenta (artículo 12), y para autoridades (artículo 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Respondemos en alemán y en inglés. Cualquier persona puede denunciar contenidos ilegales, también sin cuenta: con el [formulario de denuncia](/notice).',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nuevo: qué ocurre con las denuncias cuando varias eran infundadas y qué rechaza un programa.',
    '2023-12-01': 'Primera versión.',
  },
};
