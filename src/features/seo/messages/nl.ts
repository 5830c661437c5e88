import type { Messages } from './de.ts';

export const messages = {
  home: 'Mensen leren kennen, zonder abonnement',
  pages: {
    pricing: {
      title: 'Prijzen',
      description:
        'Wat berichten, foto’s en cadeautjes kosten: alle pakketten met credits en de prijs van een bericht. Geen abonnement, niets wordt verlengd.',
    },
    login: {
      title: 'Inloggen',
      description: 'Log in bij {site} en ga verder waar je was gebleven.',
    },
    signup: {
      title: 'Aanmelden',
      description: 'Maak in een paar minuten een profiel op {site}. Gratis, zonder abonnement, vanaf 18\u00a0jaar.',
    },
    complaints: {
      title: 'Klacht indienen',
      description: 'Vertel ons wat er mis is. Voor elke klacht over {site} krijg je een nummer.',
    },
    withdrawal: {
      title: 'Overeenkomst herroepen',
      description: 'Herroep een aankoop bij {site} in twee stappen, ook zonder in te loggen.',
    },
    notice: {
      title: 'Illegale inhoud melden',
      description:
        'Meld bij {site} inhoud die in strijd is met de wet. Zonder account, met ontvangstbevestiging en een gemotiveerd besluit.',
    },
    images: {
      title: 'Intieme foto laten verwijderen',
      description:
        'Staat er op {site} een intieme foto van jou zonder je toestemming? Meld het zonder account. We beslissen binnen 48 uur.',
    },
  },
} satisfies Messages;
