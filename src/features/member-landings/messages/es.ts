import type { Messages } from './de.ts';

export const messages = {
  title: 'Te presentamos a {name}, {age, number}.',
  headline: {
    evening: 'Para una noche tranquila',
    weekend: 'Para un fin de semana libre',
  },
  label: 'Tu primer mensaje para {name}',
  tooLong: 'Un mensaje puede tener como mucho {max, number}\u00a0caracteres.',
  ideas: 'Ideas para empezar',
  idea: {
    day: '¿Cuál ha sido tu mejor momento de hoy?',
    place: '¿Qué lugar hay que conocer donde vives?',
    smile: 'Tu foto me ha hecho sonreír. ¿Dónde es?',
  },
  kept: 'Guardado para {name}, solo en esta pestaña.',
  go: 'Continuar con tu mensaje',
  goWithout: 'Continuar sin mensaje',
  waits:
    '{name} lo recibirá en cuanto tu cuenta esté activa. Hasta entonces queda en espera y no cuesta nada. Solo para mayores de 18\u00a0años.',
  private: 'Esto puede verlo cualquiera. El resto del perfil solo se ve con una cuenta.',
  card: {
    text: 'Escribe lo primero que se te ocurra. Lo guardamos mientras creas tu cuenta.',
    ask: '¿Qué te gustaría decir?',
  },
  talk: {
    title: 'Entre {name} y tú todavía no hay ni una palabra.',
    text: 'Así se ve aquí una conversación antes de empezar. Falta la primera frase.',
    window: 'Conversación con {name}',
    empty: 'Nadie ha escrito todavía.',
  },
  veil: {
    text: 'Mira con calma. Da un like o escribe ya.',
    like: 'Dar like a {name}',
    liked: 'Guardado. {name} recibirá el like cuando tengas cuenta.',
  },
} satisfies Messages;
