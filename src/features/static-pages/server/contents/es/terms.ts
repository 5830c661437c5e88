import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Condiciones generales',
  lead: 'Estas condiciones se aplican entre tú y {company} a todo lo que haces en {site}.',
  short: {
    user: '**Solo a partir de {min_age}\u00a0años y en tu propio nombre.** Una persona, una cuenta, ningún dato falso.',
    heart: '**Crear cuenta, buscar y dar likes es gratis.** Solo los mensajes, las fotos y los regalos cuestan créditos.',
    coins: '**Pagas una vez, sin suscripción.** Nada se renueva y los créditos no caducan.',
    receipt: '**{refund_days}\u00a0días para pensarlo.** Te devolvemos en dinero los créditos no usados.',
    gavel: '**Si bloqueamos una cuenta, decimos por qué.** Y se puede recurrir.',
    trash: '**Irse en dos pasos.** Durante {restore_days}\u00a0días puedes volver; después solo conservamos lo que exige la ley.',
  },
  sections: {
    parties: {
      title: 'Con quién celebras el contrato',
      text: [
        'Celebras el contrato con {company}, {address}, número de registro {register}, NIF-IVA {vat_numbers}. Puedes contactar con nosotros en [{email}](mailto:{email}) y [{phone}](tel:{phone}).',
        'El contrato se celebra cuando aceptas estas condiciones en el último paso de la creación de la cuenta y la ponemos a tu disposición. Puedes leer, imprimir y guardar el texto aquí en cualquier momento. El idioma del contrato es aquel en el que creas la cuenta.',
      ],
    },
    membership: {
      title: 'Quién puede tener una cuenta',
      text: [
        'Tienes al menos {min_age}\u00a0años, creas la cuenta para ti y solo tienes una. El nombre de tu perfil puede ser un apodo; la edad, el género y las fotos deben ser verdaderos.',
        'Te enviamos un enlace con el que activas tu cuenta. Hasta entonces nadie te ve, y tus mensajes quedan en espera, sin coste. Mantén tu contraseña en secreto y avísanos si otra persona usa tu cuenta.',
      ],
    },
    service: {
      title: 'Qué puedes esperar de {site}',
      text: [
        '{site} es un lugar donde personas adultas se encuentran y se escriben. No prometemos respuestas, citas ni una relación.',
        {
          real: 'No inventamos personas, likes ni visitas. Detrás de cada perfil hay alguien que ha creado su propia cuenta. No podemos saber si esa persona dice la verdad: no comprobamos documentos de identidad ni antecedentes penales. Lee nuestra página sobre [seguridad](/pages/safety).',
          declared:
            'En {site} hay perfiles ficticios. Están identificados como {fictional} en cada tarjeta, en el perfil y en el chat. No dan likes, no visitan a nadie, no inician conversaciones y no cuentan en ningún total; no es posible conocerlos en persona. Todos los demás perfiles pertenecen a personas que han creado su propia cuenta. No comprobamos documentos de identidad ni antecedentes penales. Lee nuestra página sobre [seguridad](/pages/safety).',
        },
        'Seguimos desarrollando {site} y a veces tenemos que desconectarlo por poco tiempo. Lo que has pagado no se ve afectado. La publicidad lleva la etiqueta «Publicidad» y no procede de ningún perfil.',
      ],
    },
    credits: {
      title: 'Qué es gratis y qué cuesta créditos',
      text: [
        'Crear cuenta, buscar, dar likes, deslizar, leer y tener un perfil es gratis. Los mensajes, las fotos y los regalos que envías cuestan créditos. El coste aparece en créditos y en tu moneda junto al botón de enviar y en la página [Precios](/pricing).',
        'Sin comprar puedes iniciar dos conversaciones. Cualquier compra te da Premium: sin ese límite y con todas las fotos. Durante las primeras 48\u00a0horas, las cuentas nuevas inician menos conversaciones y no envían enlaces; así se protege a todas las personas contra el fraude.',
        'Los créditos de regalo se gastan primero. Los créditos no caducan mientras exista tu cuenta y no se pueden transferir. En los ajustes puedes fijarte un límite mensual.',
        'Solo pagas por lo que llega. Los créditos de un mensaje vuelven automáticamente si eliminamos el perfil por fraude, si la cuenta se elimina antes de que el mensaje se lea o reciba respuesta (en ese caso, a los {restore_days}\u00a0días, porque hasta entonces la cuenta puede volver) o si no se activa en una semana.',
      ],
    },
    purchase: {
      title: 'Cómo compras',
      text: [
        'Eliges un paquete, ves el precio total con IVA y haces el pedido con el botón «Pedido con obligación de pago». Con ello presentas una oferta vinculante; la aceptamos al abonar los créditos. Antes de pulsarlo puedes cambiar o cancelar todo.',
        'No hay suscripción. Solo cargamos una forma de pago guardada cuando tú vuelves a hacer un pedido. Un código de descuento vale para un pedido.',
        'Si el banco devuelve un pago, retiramos los créditos de esa compra. Lo que ya se haya gastado sigue pendiente de pago; hasta que se aclare, no puedes comprar nada ni gastar créditos, tampoco los regalados ni los de otras compras.',
        {
          timed:
            'Premium por días empieza con la compra y termina por sí solo al acabar los días pagados. Nada se renueva y no hace falta cancelar. Si aun así quieres hacerlo: [Cancelar contratos aquí](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Desistimiento y devolución',
      text: [
        'Puedes desistir de cualquier compra en un plazo de {refund_days}\u00a0días y te reembolsamos los créditos no usados al precio que pagaste. El procedimiento se explica en [Devoluciones y reembolsos](/pages/return-policy). Tus derechos legales en caso de falta de conformidad se mantienen.',
      ],
    },
    content: {
      title: 'Tus textos e imágenes',
      text: [
        'Lo que escribes y subes es tuyo. Nos permites guardarlo en {site}, adaptarlo técnicamente y mostrarlo a las personas a las que va dirigido, y nada más. Este permiso termina cuando lo eliminas.',
        'Sube solo lo que tienes derecho a mostrar. Para las fotos de otras personas necesitas su consentimiento.',
      ],
    },
    conduct: {
      title: 'Normas y qué ocurre si se incumplen',
      text: [
        'Se aplican las [normas de la comunidad](/pages/rules). Se prohíben sobre todo el fraude, pedir dinero, el acoso, el odio, todo lo relacionado con menores, el sexo de pago, la publicidad y el uso automatizado.',
        'Un programa reconoce patrones de fraude y advierte a quien recibe el mensaje. Rechaza los mensajes con frases y las imágenes que hemos bloqueado antes de que se envíen; lo ves al momento y no cuesta nada. También rechaza los registros desde proveedores de correo o redes bloqueados. Si crees que es un error, usa el [formulario de reclamación](/complaints); te responde una persona. Las decisiones sobre contenidos y cuentas que ya existen las toman personas. Según la gravedad retiramos contenidos, advertimos o bloqueamos, y te indicamos el motivo. Todo lo demás, también el recurso y lo que un programa puede ocultar hasta la decisión, está en [Bloqueos y recursos](/pages/ban).',
      ],
    },
    ending: {
      title: 'Cómo termina el contrato',
      text: [
        'Puedes irte en cualquier momento sin preaviso: en los [ajustes](/settings), en «Eliminar cuenta», o escribiéndonos. Tu perfil deja de verse al instante y, tras {restore_days}\u00a0días, la cuenta queda eliminada definitivamente. Entonces te reembolsamos los créditos comprados que no hayas usado, por el mismo medio con el que pagaste; los regalados terminan con la cuenta.',
        'Podemos resolver el contrato con un preaviso de 14\u00a0días y en ese caso te reembolsamos los créditos comprados y no usados. Ambas partes conservan el derecho a resolverlo de inmediato por causa grave.',
      ],
    },
    liability: {
      title: 'Responsabilidad',
      text: [
        'Respondemos sin límite en caso de dolo y negligencia grave, por daños a la vida, la integridad física y la salud y cuando la ley lo exija de forma imperativa. Si por negligencia leve incumplimos una obligación en la que puedes confiar, respondemos del daño típico y previsible. En lo demás no respondemos por negligencia leve.',
        'Cada persona responde de lo que escribe, muestra o hace en una cita.',
      ],
    },
    updates: {
      title: 'Cambios en estas condiciones',
      text: [
        'Si cambiamos estas condiciones en tu perjuicio, te escribimos al menos 30\u00a0días antes para decirte qué cambia y por qué, y te pedimos tu consentimiento. Sin él sigue vigente el texto anterior; cualquiera de las partes puede entonces resolver el contrato. Las meras aclaraciones y mejoras se aplican en cuanto figuran aquí.',
      ],
    },
    law: {
      title: 'Derecho aplicable y litigios',
      text: [
        'Se aplica el derecho del país en el que {company} tiene su sede. Conservas la protección que te dan las normas imperativas de tu lugar de residencia y también puedes acudir a los tribunales de allí.',
        'Escríbenos primero: con el [formulario de reclamación](/complaints) recibes un número y la respuesta de una persona. No participamos en procedimientos de arbitraje de consumo. Si una parte de estas condiciones no es válida, el resto sigue en vigor.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nuevo: un programa rechaza lo que hemos bloqueado de antemano, y dónde puedes reclamar.',
    '2023-12-01': 'Primera versión.',
  },
};
