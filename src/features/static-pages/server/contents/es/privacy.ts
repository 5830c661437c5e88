import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Política de privacidad',
  lead: 'Qué guarda {site} sobre ti, para qué, cuánto tiempo y quién lo ve.',
  short: {
    'map-pin': '**Tu ubicación es siempre aproximada.** Guardamos un cuadrado de unos dos kilómetros, nunca una dirección.',
    hand: '**Nada ajeno en segundo plano.** Sin redes publicitarias, sin servicios de análisis, sin archivos de otras empresas.',
    'eye-slash':
      '**Lo íntimo lo preguntamos aparte.** La orientación sexual, la religión y los intereses íntimos solo se muestran si marcas su propia casilla.',
    'download-simple': '**Todo para llevar.** Un archivo con todo lo que tenemos sobre ti, en los ajustes.',
    trash:
      '**Eliminar es eliminar.** Deja de verse al instante y desaparece tras {restore_days}\u00a0días. Solo deben quedar los justificantes contables.',
  },
  sections: {
    controller: {
      title: 'Responsable del tratamiento',
      text: [
        'La responsable del tratamiento es {company}, {address}. Una persona responde a las preguntas sobre privacidad en [{email}](mailto:{email}); escribe «Privacidad» en el asunto y llegará a quien se ocupa de ello.',
      ],
    },
    data: {
      title: 'Qué guardamos y para qué',
      text: [
        'De cada dato indicamos la finalidad, la base jurídica según el Reglamento General de Protección de Datos (RGPD) y cuánto tiempo se conserva.',
        {
          table: {
            head: ['Dato', 'Para qué', 'Base jurídica', 'Cuánto tiempo'],
            rows: [
              [
                'Correo, contraseña',
                'Iniciar tu sesión y escribirte. La contraseña, solo como valor hash (argon2id).',
                'contrato',
                'hasta la eliminación',
              ],
              [
                'Fecha de nacimiento',
                'Comprobar que tienes {min_age}\u00a0años. Solo se ve tu edad.',
                'contrato, ley',
                'hasta la eliminación',
              ],
              ['Nombre, género, perfil, fotos', 'Que otras personas puedan encontrarte y escribirte.', 'contrato', 'hasta la eliminación'],
              [
                'Orientación sexual, religión, intereses íntimos',
                'Solo para mostrarlos y buscarlos, si das tu consentimiento.',
                'tu consentimiento (art. 9)',
                'hasta que lo retires o hasta la eliminación',
              ],
              ['Ubicación', 'Mostrar distancias por tramos.', 'contrato', 'solo el último cuadrado'],
              [
                'Likes, mensajes, fotos, regalos',
                'Entregarlos y volver a mostrártelos.',
                'contrato',
                'hasta que tú o la otra persona elimine la cuenta',
              ],
              [
                'Compras y créditos',
                'Facturar, reembolsar y detectar fraudes.',
                'contrato, ley',
                'justificantes hasta 10\u00a0años; tras la eliminación, sin tu nombre',
              ],
              [
                'Adeudo directo: nombre, IBAN, dirección, orden de domiciliación',
                'Cobrar y reembolsar a través de nuestro banco y responder a sus preguntas. Cifrado.',
                'contrato, ley',
                'hasta la eliminación y al menos 14\u00a0meses tras el cobro; los archivos para el banco, 30\u00a0días',
              ],
              [
                'Número de móvil para el código SMS',
                'Confirmar el adeudo y evitar abusos. Después del código, solo como hash; tu red, siempre así.',
                'contrato, seguridad',
                'número y red, 1\u00a0día como máximo; hash del número, 14\u00a0meses',
              ],
              [
                'Dispositivos con sesión iniciada',
                'Mostrarte dónde has iniciado sesión. Navegador y horas, sin dirección IP.',
                'seguridad',
                '30\u00a0días desde el último inicio de sesión',
              ],
              [
                'Intentos fallidos de iniciar sesión',
                'Impedir accesos ajenos. Red y dirección, solo como valor hash.',
                'seguridad',
                '2\u00a0días',
              ],
              [
                'Inicios de sesión y otros eventos de seguridad: hora, tipo, red, valor hash de la dirección',
                'Detectar y aclarar ataques y abusos.',
                'seguridad',
                'la red, 7\u00a0días como máximo; lo demás, 180\u00a0días; tras la eliminación de la cuenta, sin vínculo contigo',
              ],
              [
                'Cuántas cuentas se crean',
                'Frenar a las máquinas que crean cuentas en masa. La red, solo como valor hash.',
                'seguridad',
                '2\u00a0horas',
              ],
              ['Consentimientos', 'Demostrar cuándo aceptaste qué texto.', 'ley', 'hasta la eliminación'],
              ['Anuncio publicitario que te trajo', 'Contar qué publicidad funciona.', 'tu consentimiento', '30\u00a0días'],
              ['Notificaciones', 'No enviarte nada dos veces.', 'contrato', '90\u00a0días'],
              [
                'Denuncias y reclamaciones',
                'Revisarlas, decidir y responder.',
                'ley, seguridad',
                'las reclamaciones hasta que se elimine la cuenta; las denuncias quedan, entonces sin tu nombre. Los formularios enviados sin cuenta, hasta que los eliminemos a petición tuya. La red, 1\u00a0día',
              ],
              [
                'Pruebas de un caso: copias del perfil y de las fotos, el mensaje denunciado y los tres anteriores y posteriores',
                'Ver qué se denunció, también en caso de recurso.',
                'ley, seguridad',
                'hasta 1\u00a0mes después del plazo de recurso de 6\u00a0meses, del último recurso o, sin decisión, del final del caso, aunque la cuenta se elimine antes; después solo el valor hash de una foto denunciada',
              ],
              [
                'Decisiones sobre contenidos y cuentas',
                'Aplicarlas, motivarlas y rendir cuentas de ellas.',
                'ley',
                'de forma permanente; tras la eliminación de la cuenta, sin vínculo contigo y sin los hechos ni nuestras palabras',
              ],
              [
                'Historial de un caso: pasos, notas y respuestas de nuestro equipo',
                'Demostrar qué se hizo.',
                'ley, seguridad',
                'de forma permanente; tras la eliminación de la cuenta, sin vínculo contigo',
              ],
              [
                'Recursos',
                'Que otra persona los revise y te responda.',
                'ley',
                'hasta que se elimine la cuenta; si eras tú quien denunció, tus palabras quedan en el caso sin tu nombre',
              ],
              [
                'Cuándo lee mensajes nuestro equipo',
                'Demostrar quién abrió qué y por qué. En los ajustes ves cuándo, cuántos y por qué: al momento o, si la denuncia era contra ti, en cuanto se decide el caso. Si la ley exige guardar silencio mientras una autoridad investiga, solo lo ves después.',
                'ley, seguridad',
                'tu lista, hasta que se elimine la cuenta; el registro del equipo, con el número del caso, de forma permanente',
              ],
              [
                'Cuándo consulta nuestro equipo datos ocultos: correo, fecha de nacimiento, cuenta bancaria',
                'Demostrar quién los vio y por qué. En los ajustes ves cuándo, qué y por qué. Si la ley exige guardar silencio mientras una autoridad investiga, solo lo ves después.',
                'ley, seguridad',
                'tu lista, hasta que se elimine la cuenta; el registro del equipo, de forma permanente',
              ],
              [
                'Correos de nuestro equipo para ti; que un correo no llegó',
                'Ayudarte.',
                'contrato',
                'los correos, hasta que se elimine la cuenta; lo que no llegó, 90\u00a0días',
              ],
              [
                'Fotos rechazadas, mensajes retirados',
                'Volver a mostrarlos tras un recurso. Otras personas no los ven.',
                'ley, seguridad',
                'hasta que se elimine la cuenta; los mensajes, hasta que se elimine una de las dos cuentas',
              ],
              [
                'Valores hash de fotos, tarjeta e IBAN tras un bloqueo por fraude',
                'Impedir que se vuelvan a usar.',
                'seguridad',
                'hasta que levantemos el bloqueo, también después de eliminar la cuenta',
              ],
              [
                'Comparación con proveedores de correo, redes, frases e imágenes bloqueados de antemano',
                'Frenar el fraude y la publicidad. Solo contamos las coincidencias; si nuestro equipo debe mirarlo, se abre un caso.',
                'seguridad',
                'lo que rechazamos no lo guardamos; un caso, como arriba',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Orientación sexual, religión e intereses íntimos',
      text: [
        'El artículo 9 del RGPD protege especialmente estos datos. Por eso los preguntamos por separado, la casilla nunca viene marcada y en los [ajustes](/settings) ves cuándo aceptaste qué texto. Si retiras tu consentimiento, desde ese momento nadie ve el dato. A quién buscas puede decir algo sobre tu orientación sexual; solo lo usamos para mostrarte personas que encajan contigo.',
      ],
    },
    place: {
      title: 'Tu ubicación',
      text: [
        'Convertimos tu ubicación en un cuadrado de unos dos kilómetros y guardamos solo ese cuadrado. Las distancias van de centro a centro y aparecen por tramos, como «menos de 5 km». Nadie puede distinguirte de quien está en tu mismo cuadrado.',
      ],
    },
    readers: {
      title: 'Quién ve qué',
      text: [
        'Tu perfil lo ven las personas con cuenta en {site}. Sin cuenta se ve, como máximo, una parte, y solo si activas «Perfil visible sin cuenta». En los ajustes decides si se ve que estás en línea y si apareces en la búsqueda. Ninguna otra persona ve tu correo, tu fecha de nacimiento ni a quién bloqueas.',
        'Volvemos a guardar cada foto desde cero; desaparecen el lugar donde se hizo y los datos de la cámara. Una foto eliminada tampoco está ya en nuestros sistemas al cabo de diez minutos, salvo una copia que sea prueba en un caso. Reconocemos las imágenes prohibidas por un valor hash.',
        'Tus mensajes son para ti y para la persona con la que hablas. Un programa advierte a esa persona de patrones de fraude y no guarda nada de ello. Otro rechaza los mensajes con frases bloqueadas o presenta uno de ellos a la moderación. Si se denuncia algo, la moderación ve una copia del perfil, la foto o el mensaje denunciado, con los tres mensajes anteriores y posteriores. Solo abre otros mensajes con un motivo; en tus ajustes ves cuándo, cuántos y por qué.',
      ],
    },
    recipients: {
      title: 'Quién más recibe datos',
      text: [
        'Solo quien nos ayuda a gestionar {site}, solo lo necesario y con contrato:',
        {
          list: [
            'El **servicio de pago** que ves al pagar. Allí introduces los datos de la tarjeta; nosotros recibimos el importe, la hora, el resultado y, si quieres, un identificador para la próxima compra.',
            'Los servicios que entregan nuestros **correos y SMS** y el centro de datos donde están nuestros servidores.',
            'El **servicio push de tu navegador**, si activas las notificaciones. El contenido va cifrado.',
            'Consultamos un **servicio de mapas y otro de GIF** desde nuestro servidor: reciben un cuadrado de dos kilómetros o una palabra de búsqueda, nunca tu dirección IP.',
            '**Autoridades**, cuando una ley nos obliga.',
          ],
        },
        'No vendemos datos, y quien se anuncia no recibe nada sobre ti. Si un servicio está fuera de la UE, se aplica una decisión de la Comisión Europea o un contrato con sus cláusulas tipo.',
      ],
    },
    automatic: {
      title: 'Qué deciden los programas',
      text: [
        'Ordenamos las sugerencias según lo que busca cada persona, la distancia, la actividad y los intereses en común. Los límites para cuentas nuevas y para pagos se aplican automáticamente y terminan por sí solos. Un programa rechaza los mensajes con frases bloqueadas, las imágenes bloqueadas y los registros desde proveedores de correo o redes bloqueados. Si crees que es un error, usa el [formulario de reclamación](/complaints); te responde una persona. Lo que un programa puede ocultar de inmediato tras una denuncia está en [Bloqueos y recursos](/pages/ban). Sobre los bloqueos de cuentas deciden personas.',
      ],
    },
    deletion: {
      title: 'Qué ocurre al eliminar la cuenta',
      text: [
        'Desapareces al instante de la búsqueda, los likes y los chats. Durante {restore_days}\u00a0días puedes iniciar sesión y volver. Después eliminamos la cuenta, el perfil, las fotos, los likes y los mensajes, también para las otras personas. Queda lo que la ley fiscal exige sobre las compras, sin tu nombre; la orden de domiciliación de un adeudo y el hash de su número de móvil hasta 14\u00a0meses después del cobro; y lo que, según la tabla de arriba, queda de denuncias, decisiones y bloqueos. Si una autoridad exige conservar una cuenta, la eliminamos, junto con las pruebas sobre ella, solo cuando eso termina. Las copias de seguridad las eliminamos a los {backup_days}\u00a0días, la más reciente solo cuando ya existe la siguiente; hasta entonces siguen conteniendo los datos.',
      ],
    },
    rights: {
      title: 'Tus derechos',
      text: [
        'Tienes derecho de acceso, rectificación, supresión, limitación y portabilidad de tus datos, y puedes oponerte a cualquier tratamiento basado en nuestro interés en la seguridad. Puedes retirar tu consentimiento en cualquier momento con efecto para el futuro.',
        'La mayor parte es un botón en los [ajustes](/settings): modificar, retirar un consentimiento, pedir un archivo con todos los datos (siete días para descargarlo), eliminar la cuenta. Para todo lo demás basta con un mensaje sencillo; respondemos en el plazo de un mes. También puedes reclamar ante la autoridad de protección de datos de tu país.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nuevo: pruebas, decisiones, recursos, qué ve nuestro equipo y cuándo, por una investigación, lo sabes más tarde, fotos rechazadas, qué bloqueamos de antemano y qué guardamos sobre los inicios de sesión y otros eventos de seguridad. Las pruebas se guardan más tiempo del que se indicaba aquí.',
    '2026-11-26': 'Nuevo: qué guardamos con un adeudo directo y durante cuánto tiempo.',
    '2023-12-01': 'Primera versión.',
  },
};
