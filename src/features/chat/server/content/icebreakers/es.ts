import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Hay algo que tenemos en común: {interest}. ¿Cómo empezó para ti?',
    'Enseguida he visto lo que tenemos en común: {interest}. ¿Me cuentas más?',
    'Un tema del que podemos hablar mucho: {interest}. ¿Qué es lo que más te gusta de eso?',
  ],
  answers: ['Has escrito: «{answer}» ¿Cómo empezó?', '«{answer}» Lo he leído dos veces. ¿Me cuentas más?'],
  openings: [
    '¿Qué te ha hecho sonreír hoy?',
    '¿Cómo es tu domingo perfecto?',
    'Café por la mañana o conversaciones hasta las tantas: ¿qué va más contigo?',
    '¿Qué lugar del mundo no se te va de la cabeza?',
    '¿Qué harías más a menudo si tuvieras más tiempo?',
    '¿Qué pequeña cosa te alegra siempre?',
    '¿Qué canción escuchas una y otra vez últimamente?',
    '¿Qué hay que saber antes de conocerte?',
    '¿De qué podrías hablar durante horas?',
    'Salir sin planes o con todo organizado: ¿cómo te gusta viajar?',
    '¿Qué es lo más bonito que te ha pasado últimamente?',
    'Tu perfil me ha dado curiosidad. ¿Por dónde empezamos?',
  ],
};
