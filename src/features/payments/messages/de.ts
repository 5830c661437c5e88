import type { MessageShape } from '#platform/contract/messages.ts';
import type { paymentErrors } from '../contract/errors.ts';
import type { OrderState } from '../contract/order.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# Credit} other {# Credits}}',
    creditsBig: '{n, plural, one {<big>#</big> Credit} other {<big>#</big> Credits}}',
    creditsWithPremium: '{n, plural, one {# Credit} other {# Credits}} mit Premium',
    premium: 'Premium',
    perMessage: '{price} je Nachricht',
    cheapest: 'günstigste Nachricht',
    choose: 'Paket',
    none: 'Hier gibt es gerade nichts zu kaufen.',
  },
  shop: {
    creditsTitle: 'Credits kaufen, Premium inklusive',
    premiumTitle: 'Premium, mit jedem Paket',
    lead: 'Einmalig, kein Abo: Du zahlst einmal, nichts verlängert sich. Mit jedem Paket wirst du Premium und bleibst es.',
    choosePackage: 'Paket wählen',
    whatCosts:
      'Nachricht {message, plural, one {# Credit} other {# Credits}}, Foto {photo, number}, Geschenk ab {gift, number}. Credits verfallen nicht.',
    next: 'Weiter zum Bezahlen',
    nextNote: 'Bezahlt wird erst im nächsten Schritt.',
    unlocksTitle: 'Das bringt dir Premium',
    unlocks: {
      photos: 'Alle Fotos, scharf und in voller Größe',
      chats: 'Gespräche mit so vielen Menschen, wie du magst',
      ownPhotos: 'Bis zu 25 eigene Fotos',
      once: 'Einmal gekauft, für immer: kein Abo, keine Kündigung',
    },
    havePremium: 'Du hast Premium. Es bleibt dir, auch wenn deine Credits aufgebraucht sind.',
    allPrices: 'Alle Preise im Überblick',
  },
  pricing: {
    title: 'Preise',
    lead: 'Was etwas kostet, steht hier und noch einmal neben dem Knopf, bevor du ihn drückst. In allen Preisen ist die Mehrwertsteuer enthalten.',
    freeTitle: 'Kostenlos',
    free: {
      signup: 'Anmelden und ein Profil anlegen',
      search: 'Suchen, mit allen Filtern',
      likes: 'Likes geben und sehen, wer dich mag',
      signupCredits: '{n, plural, one {# Credit} other {# Credits}} zum Start',
    },
    spendTitle: 'Was Credits kosten',
    spend: { what: 'Wofür', price: 'Credits' },
    message: 'Nachricht',
    photo: 'Foto in einem Gespräch',
    gift: 'Geschenk, ab',
    spendNote: 'Kommt eine Nachricht nicht an, kostet sie nichts. Credits verfallen nicht.',
    packagesTitle: 'Pakete',
    columns: { package: 'Paket', price: 'Preis', perMessage: 'je Nachricht' },
    packagesNote:
      'Einmalig, kein Abo. Mit jedem Paket wirst du Premium und bleibst es. Nicht genutzte Credits kannst du {days, plural, one {# Tag} other {# Tage}} lang zurückgeben.',
    signup: 'Kostenlos anmelden',
    buy: 'Credits kaufen',
  },
  method: {
    choose: 'Bezahlen mit',
    none: 'Für dein Land gibt es gerade keine Zahlart. Schreib uns an {email}, wir finden einen Weg.',
    names: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift', bank_transfer: 'Überweisung' },
    notes: {
      card: 'Debit oder Kredit',
      sepa_debit: 'vom Konto eingezogen',
      bank_transfer: '1 bis 2 Werktage',
      apple_pay: 'auf Apple-Geräten',
      wallet: 'du bestätigst dort',
    },
  },
  checkout: {
    title: 'Bezahlen',
    summary: 'Deine Bestellung',
    once: '{what}, einmalig',
    method: 'Zahlart',
    vat: 'darin {rate, number} % MwSt.',
    vatIncluded: 'inkl. {rate, number} % MwSt.',
    total: 'Gesamt',
    // The law gives these two words (§ 312j BGB).
    buy: 'zahlungspflichtig bestellen',
    legal:
      'Kein Abo, nichts verlängert sich. Nicht genutzte Credits kannst du {days, plural, one {# Tag} other {# Tage}} lang zurückgeben.',
    otherPackage: 'Anderes Paket',
  },
  means: {
    remember: { card: 'Karte für das nächste Mal merken', paypal: 'PayPal für das nächste Mal merken' },
    rememberHelp:
      'Freiwillig. Der Zahlungsdienst bewahrt die Daten auf, wir sehen keine Nummer. Entfernen kannst du sie jederzeit in den Einstellungen.',
    title: 'Gespeicherte Zahlungsarten',
    lead: 'Damit bestellst du mit einer einzigen Bestätigung nach. Abgebucht wird nur, was du bestellst.',
    none: 'Du hast keine Zahlungsart gespeichert.',
    expires: 'gültig bis {month}',
    expired: 'abgelaufen',
    remove: 'Entfernen',
    removeNamed: '{label} entfernen',
    removed: '{label} ist entfernt.',
  },
  repeat: {
    title: 'Noch einmal bestellen',
    heading: 'Wie beim letzten Mal?',
    packages: 'Deine Pakete bisher',
    last: 'zuletzt am {date}',
    today: 'Zu heutigen Preisen.',
    stored: 'Gespeichert',
    storedNone: 'Du hast keine Zahlungsart gespeichert. Wie du bezahlst, wählst du im nächsten Schritt.',
    other: 'Andere Zahlungsart',
    manage: 'Gespeicherte verwalten',
    start:
      'Bitte schaltet meine Credits <b>sofort</b> frei, noch vor Ende der Widerrufsfrist. Widerrufe ich, zahle ich nur, was ich bis dahin genutzt habe.',
    vat: 'inkl. {rate, number} % MwSt. ({amount})',
    empty: 'Noch nichts zum Wiederholen',
    emptyText:
      'Nach dem ersten Kauf bestellst du hier mit einer einzigen Bestätigung nach. Gespeichert wird eine Karte nur, wenn du es sagst.',
    emptyAction: 'Pakete ansehen',
    next: 'Weiter zum Bezahlen',
    failedCard: 'Die wiederkehrende Kartenzahlung hat nicht geklappt',
    failed: 'Die Zahlung hat nicht geklappt',
    failedText:
      '{label} wurde abgelehnt. Abgebucht wurde nichts, dein Paket liegt bereit: {what} für {price}. Versuch es noch einmal oder bezahle mit PayPal.',
    retry: 'Noch einmal versuchen',
    paypal: 'Mit PayPal bezahlen',
    paypalNote: 'du bestätigst dort',
    all: 'Alle Zahlungsarten',
    seen: 'Du siehst die Summe noch einmal, bevor etwas abgebucht wird.',
  },
  topUp: {
    title: '{n, plural, one {Deine Nachricht wartet hier} other {Deine # Nachrichten warten hier}}',
    lead: '{n, plural, one {Sie geht von selbst raus, sobald du Credits hast. Verloren geht nichts.} other {Sie gehen von selbst raus, sobald du Credits hast. Verloren geht nichts.}}',
    close: 'Schließen, Nachricht als Entwurf behalten',
  },
  result: {
    title: 'Zahlung',
    loading: 'Deine Zahlung ist noch offen',
    loadingText:
      'Zu deiner Zahlung mit {method} haben wir noch nichts gehört. Hast du schon bezahlt, erscheint es gleich hier. Sonst geht es da weiter, wo du aufgehört hast.',
    pay: 'Zur Zahlung',
    pending: 'Deine Zahlung ist unterwegs',
    pendingText:
      'Die Zahlung mit {method} ist noch nicht bestätigt. Du kannst die Seite verlassen: Wir sagen dir Bescheid, und alles Gekaufte kommt von selbst an.',
    checking: 'Wir fragen nach …',
    completed: '{n, plural, =0 {Du hast jetzt Premium} one {# Credit ist da} other {# Credits sind da}}',
    completedText:
      '{n, plural, one {Danke! Du hast jetzt # Credit und Premium. Nichts verlängert sich.} other {Danke! Du hast jetzt # Credits und Premium. Nichts verlängert sich.}}',
    backToChat: 'Zurück zum Gespräch',
    goOn: 'Weiter, wo du warst',
    discover: 'Menschen entdecken',
    failed: 'Die Zahlung hat nicht geklappt',
    failedText:
      'Die Zahlung mit {method} wurde abgelehnt, oder die Zeit ist abgelaufen. Gekauft hast du damit nichts. Versuch es mit einer anderen Zahlart.',
    otherMethods: 'Andere Zahlarten',
    retryWith: 'Mit {method} bezahlen',
    order: 'Bestellung',
    number: 'Nummer',
    date: 'Datum',
    package: 'Paket',
    allOrders: 'Alle Käufe',
  },
  list: {
    title: 'Käufe',
    empty: 'Noch nichts gekauft',
    emptyText: 'Alles, was du kaufst, steht dann hier, mit Preis und Stand der Zahlung.',
    buy: 'Credits kaufen',
  },
  states: { loading: 'offen', pending: 'unterwegs', completed: 'bezahlt', failed: 'fehlgeschlagen' } satisfies Record<OrderState, string>,
  news: {
    completed: 'Deine Zahlung ist da.',
    failed: 'Eine Zahlung hat nicht geklappt.',
    show: 'Ansehen',
  },
  errors: {
    package_unavailable: 'Dieses Paket gibt es nicht mehr. Bitte wähle ein anderes.',
    method_unavailable: 'Diese Zahlart gibt es in deinem Land nicht. Bitte wähle eine andere.',
    means_unavailable: 'Diese gespeicherte Zahlungsart gibt es nicht mehr. Bitte wähle eine andere.',
    start_not_agreed: 'Bestätige bitte, dass wir deine Credits sofort freischalten dürfen.',
    too_many_payments:
      'Das waren viele Bestellungen oder abgelehnte Zahlungen. Zur Sicherheit geht es erst in {unit, select, hours {{n, number} Std.} other {{n, number} Min.}} weiter.',
    signature_invalid: 'Diese Nachricht kam nicht vom Zahlungsanbieter.',
  } satisfies Record<keyof typeof paymentErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
