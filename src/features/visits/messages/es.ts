import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Elige tu idioma', lead: 'Todo el sitio cambia al instante. Recordaremos tu elección durante un año.' },
  country: {
    label: 'Tu país',
    help: 'De él dependen los precios y los lugares. En cuanto tengas cuenta, vale el país de tu perfil.',
    choose: 'Elige un país',
  },
  age: {
    title: '¿Eres mayor de edad?',
    text: '{site} es un sitio de citas para personas adultas. Aquí se puede hablar de temas íntimos.',
    adult: 'Tengo {age, number}\u00a0años o más',
    leave: 'Salir del sitio',
    birthDate: 'Al crear tu cuenta te pedimos tu fecha de nacimiento.',
    privacy: 'Privacidad',
  },
  origin: {
    title: '¿Podemos registrar qué anuncio publicitario te ha traído?',
    text: 'Has llegado desde un anuncio publicitario. Si dices que sí, lo recordamos 30\u00a0días y vemos si merece la pena. Si dices que no, aquí todo sigue igual.',
    noAd: 'Ahora mismo no vienes de ningún anuncio publicitario. Recordamos tu respuesta por si algún día llegas desde uno.',
    more: '¿Qué exactamente?',
    needed: '<b>Lo que haces tú</b>, como iniciar sesión o elegir idioma, necesita una cookie cada vez.',
    source:
      '<b>Qué anuncio publicitario te ha traído</b>, solo si dices que sí: a qué página, cuándo y cuándo te vas. Sin nombre y sin perfil.',
    others: '<b>Los servicios de otras empresas</b> no se cargan solos.',
    yes: 'Sí, registrar',
    no: 'No, no registrar',
    later: 'Puedes cambiarlo cuando quieras en «Cookies», al final de cada página.',
    notedYes: 'De acuerdo: lo registramos.',
    notedNo: 'De acuerdo: no lo registramos.',
    change: 'Cambiar',
  },
} satisfies Messages;
