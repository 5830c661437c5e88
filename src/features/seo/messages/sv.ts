import type { Messages } from './de.ts';

export const messages = {
  home: 'Träffa nya människor utan prenumeration',
  pages: {
    pricing: {
      title: 'Priser',
      description:
        'Vad meddelanden, bilder och gåvor kostar: alla paket med krediter och priset för ett meddelande. Ingen prenumeration, inget förnyas.',
    },
    login: {
      title: 'Logga in',
      description: 'Logga in på {site} och fortsätt där du slutade.',
    },
    signup: {
      title: 'Gå med',
      description: 'Skapa en profil på {site} på några minuter. Gratis, utan prenumeration, från 18\u00a0år.',
    },
    complaints: {
      title: 'Lämna ett klagomål',
      description: 'Berätta vad som är fel. Du får ett nummer för varje klagomål till {site}.',
    },
    withdrawal: {
      title: 'Ångra köp',
      description: 'Ångra ett köp på {site} i två steg, även utan att logga in.',
    },
    notice: {
      title: 'Anmäl olagligt innehåll',
      description: 'Berätta för {site} om innehåll som bryter mot lagen. Utan konto, med bekräftelse och ett motiverat beslut.',
    },
    images: {
      title: 'Få en intim bild borttagen',
      description: 'Finns det en intim bild av dig på {site} utan ditt samtycke? Anmäl den utan konto. Vi beslutar inom 48 timmar.',
    },
  },
} satisfies Messages;
