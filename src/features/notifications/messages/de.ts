import type { MessageShape } from '#platform/contract/messages.ts';

/** The words of our mails; the server formats them. */
export const messages = {
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse bei {site}',
    greeting: 'Hallo {name},',
    body: 'schön, dass du da bist. Ein Klick noch: Bestätige deine E-Mail-Adresse, dann ist dein Profil sichtbar und andere können dir antworten.',
    button: 'E-Mail-Adresse bestätigen',
    expiry: 'Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}} und nur einmal.',
    ignore: 'Du hast dich nicht angemeldet? Dann lösche diese Mail einfach: Ohne den Klick wird das Profil nicht sichtbar.',
  },
  known_address: {
    subject: 'Du hast schon ein Konto bei {site}',
    greeting: 'Hallo {name},',
    body: 'gerade wollte sich jemand mit dieser E-Mail-Adresse neu anmelden. Vielleicht warst du das: Du hast schon ein Konto und kannst dich einfach einloggen.',
    button: 'Zum Login',
    ignore: 'Das warst nicht du? Dann musst du nichts tun. Dein Konto ist unverändert, und niemand hat Zugang bekommen.',
  },
  footer: {
    copy_link: 'Der Button geht nicht? Öffne diese Adresse im Browser:',
    reason: 'Du bekommst diese Mail, weil deine E-Mail-Adresse bei {site} angegeben wurde.',
    support: 'Fragen? Schreib uns: {email}',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
