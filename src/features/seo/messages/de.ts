import type { MessageShape } from '#platform/contract/messages.ts';

// The texts of a page for search engines and shared links: the server writes them, and they are never sent to browsers as a catalog.
export const messages = {
  home: 'Menschen kennenlernen, ohne Abo',
  pages: {
    pricing: {
      title: 'Preise',
      description:
        'Was Nachrichten, Fotos und Geschenke kosten: alle Pakete mit Credits und der Preis einer Nachricht. Kein Abo, nichts verlängert sich.',
    },
    login: {
      title: 'Einloggen',
      description: 'Logge dich bei {site} ein und mach weiter, wo du aufgehört hast.',
    },
    signup: {
      title: 'Anmelden',
      description: 'Leg in wenigen Minuten ein Profil bei {site} an. Kostenlos, ohne Abo, ab 18\u00a0Jahren.',
    },
    complaints: {
      title: 'Beschwerde einreichen',
      description: 'Sag uns, was nicht stimmt. Für jede Beschwerde bei {site} bekommst du eine Nummer.',
    },
    withdrawal: {
      title: 'Vertrag widerrufen',
      description: 'Widerrufe einen Kauf bei {site} in zwei Schritten, auch ohne dich einzuloggen.',
    },
    notice: {
      title: 'Rechtswidrige Inhalte melden',
      description:
        'Melde {site} Inhalte, die gegen das Gesetz verstoßen. Ohne Konto, mit Eingangsbestätigung und begründeter Entscheidung.',
    },
    images: {
      title: 'Intimes Bild entfernen lassen',
      description:
        'Ist auf {site} ein intimes Bild von dir zu sehen, ohne dass du zugestimmt hast? Melde es ohne Konto. Wir entscheiden innerhalb von 48 Stunden.',
    },
  },
} as const;

export type Messages = MessageShape<typeof messages>;
