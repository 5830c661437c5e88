import type { Messages } from './de.ts';

export const messages = {
  home: 'Mød nye mennesker uden abonnement',
  pages: {
    pricing: {
      title: 'Priser',
      description:
        'Hvad beskeder, billeder og gaver koster: alle pakker med credits og prisen på en besked. Intet abonnement, intet fornyes.',
    },
    login: {
      title: 'Log ind',
      description: 'Log ind på {site}, og fortsæt, hvor du slap.',
    },
    signup: {
      title: 'Opret konto',
      description: 'Lav en profil på {site} på få minutter. Gratis, uden abonnement, fra 18\u00a0år.',
    },
    complaints: {
      title: 'Send en klage',
      description: 'Fortæl os, hvad der er galt. Du får et nummer for hver klage til {site}.',
    },
    withdrawal: {
      title: 'Fortryd et køb',
      description: 'Fortryd et køb på {site} i to trin, også uden at logge ind.',
    },
    notice: {
      title: 'Indberet ulovligt indhold',
      description: 'Fortæl {site} om indhold, der er i strid med loven. Uden konto, med kvittering og en begrundet afgørelse.',
    },
    images: {
      title: 'Få et intimt billede fjernet',
      description:
        'Er der et intimt billede af dig på {site} uden dit samtykke? Indberet det uden konto. Vi træffer afgørelse inden for 48 timer.',
    },
  },
} satisfies Messages;
