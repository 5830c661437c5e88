import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookies',
  lead: 'Qué guarda {site} en tu navegador: poco, y nada de otras empresas.',
  short: {
    'shield-check': '**Solo las nuestras.** Ninguna de redes publicitarias, servicios de análisis ni redes sociales.',
    clock: '**Todas tienen un final.** La que más dura se queda un año.',
    trash: '**Puedes borrarlas todas.** Entonces se cierra tu sesión y {site} olvida tu idioma.',
  },
  sections: {
    list: {
      title: 'Qué cookies usamos',
      text: [
        'Una cookie es un pequeño archivo que tu navegador guarda para nosotros. Todas menos «visit» son necesarias para algo que haces tú; por eso no preguntamos por ellas aparte. «visit» solo se guarda si dices que sí.',
        {
          table: {
            head: ['Nombre', 'Para qué', 'Cuándo', 'Cuánto tiempo'],
            rows: [
              ['auth, __Host-auth', 'Mantiene tu sesión iniciada.', 'al iniciar sesión', '30\u00a0días'],
              ['device', 'Reconoce tu dispositivo, para que nadie te deje fuera probando contraseñas.', 'al iniciar sesión', '1\u00a0año'],
              [
                'browser',
                'Reconoce tu navegador al entrar con una llave de acceso.',
                'al abrir la página de inicio de sesión',
                '1\u00a0hora',
              ],
              ['second-step', 'Recuerda, al iniciar sesión, que solo falta tu código.', 'al iniciar sesión con código', '10\u00a0minutos'],
              ['restore', 'Recupera una cuenta eliminada.', 'al iniciar sesión en una cuenta eliminada', '15\u00a0minutos'],
              ['locale', 'Recuerda tu idioma.', 'cuando eliges uno', '1\u00a0año'],
              ['country', 'Recuerda tu país, para precios y lugares.', 'cuando eliges uno', '1\u00a0año'],
              ['theme', 'Recuerda la apariencia clara u oscura.', 'cuando eliges una', '1\u00a0año'],
              ['hidden_alerts', 'Recuerda qué avisos has cerrado.', 'cuando cierras uno', '1\u00a0año'],
              ['can_push', 'Nos dice si tu navegador admite notificaciones.', 'cuando inicias sesión', '1\u00a0año'],
              [
                'traffic_source',
                'Recuerda que te ha traído un anuncio publicitario.',
                'cuando el sitio solo admite o deja buscar a quien llega así',
                'hasta que cierras el navegador; 30\u00a0días si dices que sí',
              ],
              ['visit', 'Cuenta qué anuncio publicitario te ha traído.', 'cuando dices que sí', '30\u00a0días'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Qué más guarda tu navegador',
      text: [
        'En el almacenamiento de tu navegador, que solo lee este dispositivo, hay:',
        {
          list: [
            'hasta que cierras la pestaña: lo que ya has escrito al crear la cuenta, una compra empezada y los likes de Swipe que aún no se han enviado;',
            'hasta que se envían: los mensajes que esperan conexión o créditos y los textos empezados;',
            'durante una hora: la ubicación que encontró tu dispositivo, como cuadrado de dos kilómetros;',
            'hasta que las borras: tus respuestas a si eres mayor de edad y a si podemos registrar de dónde vienes; después de un sí, también qué publicidad has seguido, durante 30\u00a0días;',
            'hasta que los borras: los avisos cerrados, tus últimos emojis y archivos del sitio para que cargue más rápido y responda también sin conexión.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Qué anuncio publicitario te ha traído',
      text: [
        'Si llegas desde un anuncio publicitario, su código está en la dirección. Solo lo guardamos si dices que sí, durante 30\u00a0días: como una visita contada sin tu nombre, y en tu cuenta solo si lo aceptas aparte al crearla. Puedes retirar aquí este consentimiento y en los [ajustes](/settings) el de la cuenta; entonces lo borramos al instante.',
      ],
    },
    control: {
      title: 'Qué puedes hacer',
      text: [
        'Todos los navegadores pueden mostrar, borrar y bloquear cookies. Sin «auth» no puedes iniciar sesión; lo demás es comodidad. Encontrarás más sobre tus datos en la [política de privacidad](/pages/privacy); {company} responde a tus preguntas en [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
