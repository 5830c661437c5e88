import type { Messages } from './de.ts';

export const messages = {
  home: 'Conosci persone, senza abbonamento',
  pages: {
    pricing: {
      title: 'Prezzi',
      description:
        'Quanto costano messaggi, foto e regali: tutti i pacchetti di crediti e il prezzo di un messaggio. Nessun abbonamento, nessun rinnovo.',
    },
    login: {
      title: 'Accedi',
      description: 'Accedi a {site} e riprendi le tue conversazioni da dove le hai lasciate.',
    },
    signup: {
      title: 'Iscriviti',
      description: 'Crea il tuo profilo su {site} in pochi minuti. Gratis, senza abbonamento, dai 18\u00a0anni in su.',
    },
    complaints: {
      title: 'Invia un reclamo',
      description: 'Dicci che cosa non va. Per ogni reclamo su {site} ricevi un numero.',
    },
    withdrawal: {
      title: 'Recedere da un acquisto',
      description: 'Recedi da un acquisto su {site} in due passaggi, anche senza accedere.',
    },
    notice: {
      title: 'Segnala contenuti illegali',
      description: 'Segnala a {site} i contenuti che violano la legge. Senza account, con conferma di ricezione e decisione motivata.',
    },
    images: {
      title: 'Fai rimuovere un’immagine intima',
      description: 'Su {site} c’è una tua immagine intima senza il tuo consenso? Segnalala senza account. Decidiamo entro 48\u00a0ore.',
    },
  },
} satisfies Messages;
