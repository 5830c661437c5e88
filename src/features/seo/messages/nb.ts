import type { Messages } from './de.ts';

export const messages = {
  home: 'Møt nye mennesker uten abonnement',
  pages: {
    pricing: {
      title: 'Priser',
      description:
        'Hva meldinger, bilder og gaver koster: alle pakker med kreditter og prisen for en melding. Ikke noe abonnement, ingenting fornyes.',
    },
    login: {
      title: 'Logg inn',
      description: 'Logg inn på {site} og fortsett der du slapp.',
    },
    signup: {
      title: 'Bli med',
      description: 'Lag en profil på {site} på få minutter. Gratis, uten abonnement, fra 18\u00a0år.',
    },
    complaints: {
      title: 'Send en klage',
      description: 'Fortell oss hva som er galt. Du får et nummer for hver klage til {site}.',
    },
    withdrawal: {
      title: 'Angre et kjøp',
      description: 'Angre et kjøp på {site} i to trinn, også uten å logge inn.',
    },
    notice: {
      title: 'Rapporter ulovlig innhold',
      description: 'Si fra til {site} om innhold som bryter loven. Uten konto, med kvittering og en begrunnet avgjørelse.',
    },
    images: {
      title: 'Få fjernet et intimt bilde',
      description:
        'Ligger det et intimt bilde av deg på {site} uten ditt samtykke? Rapporter det uten konto. Vi tar en avgjørelse innen 48 timer.',
    },
  },
} satisfies Messages;
