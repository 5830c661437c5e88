import type { Messages } from './de.ts';

export const messages = {
  title: 'Ecco {name}, {age, number}.',
  headline: {
    evening: 'Per una serata tranquilla',
    weekend: 'Per un fine settimana libero',
  },
  label: 'Il tuo primo messaggio a {name}',
  tooLong: 'Un messaggio può avere al massimo {max, number}\u00a0caratteri.',
  ideas: 'Idee per iniziare',
  idea: {
    day: 'Qual è stato il momento più bello della tua giornata?',
    place: 'Quale posto bisogna conoscere dalle tue parti?',
    smile: 'La tua foto mi ha fatto sorridere. Dov’era?',
  },
  kept: 'Conservato per {name}, solo in questa scheda del browser.',
  go: 'Continua con il tuo messaggio',
  goWithout: 'Continua senza messaggio',
  waits: '{name} lo riceve appena il tuo account è attivo. Fino ad allora resta in attesa e non costa nulla. Solo dai 18\u00a0anni in su.',
  private: 'Questo può vederlo chiunque. Il resto del profilo si vede solo con un account.',
  card: {
    text: 'Scrivi quello che ti viene in mente. Lo teniamo da parte mentre ti iscrivi.',
    ask: 'Che cosa vorresti dire?',
  },
  talk: {
    title: 'Tra te e {name} è ancora tutto da dire.',
    text: 'Così appare qui una conversazione prima di iniziare. Manca la prima frase.',
    window: 'Conversazione con {name}',
    empty: 'Nessuno ha ancora scritto.',
  },
  veil: {
    text: 'Guarda con calma. Metti like, o scrivi subito.',
    like: 'Metti like a {name}',
    liked: 'Salvato. {name} riceve il like dopo la tua iscrizione.',
  },
} satisfies Messages;
