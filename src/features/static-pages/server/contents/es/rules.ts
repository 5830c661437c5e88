import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Normas de la comunidad',
  lead: 'Para que todo el mundo se sienta bien en {site}. Con ejemplos, para que quede claro qué queremos decir.',
  short: {
    user: '**Muéstrate como eres.** Tus fotos, tu edad, tus palabras.',
    heart: '**Pregunta en vez de insistir.** Un no es una respuesta, y el silencio también.',
    wallet: '**Ni dinero ni negocios.** No pidas, no ofrezcas, no hagas publicidad.',
    prohibit: '**Sin menores.** Ni con cuenta, ni en fotos, ni como tema.',
  },
  sections: {
    yourself: {
      title: 'Muéstrate como eres',
      text: [
        '**Está bien:** un apodo, una foto del año pasado, dejar una pregunta sin contestar.',
        '**No está bien:** fotos ajenas o generadas artificialmente, una edad o un género falsos, una segunda cuenta, hacerse pasar por otra persona.',
      ],
    },
    respect: {
      title: 'Trata bien a la gente',
      text: [
        '**Está bien:** «Creo que no encajamos, te deseo lo mejor».',
        '**No está bien:** insultos, amenazas, escribir una y otra vez sin recibir respuesta, humillar a alguien por su origen, religión, cuerpo, discapacidad, género u orientación sexual.',
      ],
    },
    consent: {
      title: 'Pregunta antes',
      text: [
        '**Está bien:** «¿Te apetece ver una foto mía que muestra un poco más?». Y aceptar un no.',
        '**No está bien:** fotos o textos íntimos sin preguntar, presionar, difundir fotos o chats de otras personas.',
      ],
    },
    photos: {
      title: 'Fotos del perfil',
      text: [
        '**Está bien:** tú, de forma reconocible, también en la playa. Amistades que están de acuerdo.',
        '**No está bien:** desnudos y sexo en el perfil, niñas o niños sin compañía en una imagen, también los tuyos, armas, violencia, símbolos de odio, números de teléfono y publicidad en la imagen.',
      ],
    },
    money: {
      title: 'Sin dinero',
      text: [
        '**Está bien:** invitar a un café.',
        '**No está bien:** pedir dinero, tarjetas regalo o códigos, recomendar inversiones, buscar u ofrecer sexo de pago, atraer a otras páginas, promocionar productos o servicios.',
      ],
    },
    minors: {
      title: 'Solo personas adultas',
      text: [
        'Quien no ha cumplido {min_age}\u00a0años no puede estar aquí. Si alguien representa a menores de forma sexual o escribe sobre ello, bloqueamos su cuenta al instante y lo denunciamos a la policía. Si crees que alguien es demasiado joven, denuncia el perfil.',
      ],
    },
    machines: {
      title: 'Sin máquinas',
      text: ['No se permiten programas que extraigan perfiles, den likes o escriban, ni que otras personas lleven tu cuenta.'],
    },
    consequences: {
      title: 'Qué pasa si alguien no las cumple',
      text: [
        'Denúncialo: en el perfil, la foto o el mensaje. Según la gravedad retiramos contenidos, advertimos o bloqueamos, y siempre decimos el motivo. Más información: [Bloqueos y recursos](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
