import type { MessageShape } from '#platform/contract/messages.ts';
import type { chatErrors } from '../contract/errors.ts';

export const messages = {
  list: {
    title: 'Chats',
    label: 'Unterhaltungen',
    unread: '{n, plural, one {# ungelesen} other {# ungelesen}}',
    typing: 'schreibt gerade …',
    draft: 'Entwurf:',
    yesterday: 'gestern',
    search: 'Unterhaltungen durchsuchen',
    searchClose: 'Suche schließen',
    searchHint: 'Name oder Nachricht',
    searchNone: 'Dazu finden wir keine Unterhaltung.',
    emptyTitle: 'Noch ist es hier still',
    emptyText: 'Schreib jemandem, der dir gefällt. Eure Unterhaltung steht dann hier.',
    discover: 'Menschen entdecken',
    pickTitle: 'Mit wem magst du reden?',
    pickText: 'Such dir links eine Unterhaltung aus. Mit <key>Alt</key> <key>↓</key> springst du zur nächsten.',
  },
  head: {
    back: '{n, plural, =0 {Zurück zu den Chats} one {Zurück zu den Chats, # weitere ungelesen} other {Zurück zu den Chats, # weitere ungelesen}}',
    credits: '{n, plural, one {# Credit} other {# Credits}}',
    more: 'Mehr zu dieser Unterhaltung',
    profile: 'Profil ansehen',
    block: '{name} blockieren',
    remove: 'Unterhaltung löschen',
  },
  thread: {
    label: 'Nachrichten mit {name}',
    you: 'Du:',
    them: '{name}:',
    today: 'Heute',
    yesterday: 'Gestern',
    newMessages: '{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
    jump: '{n, plural, one {# neue} other {# neue}}',
    jumpToEnd: 'Zur neuesten Nachricht',
    older: 'Ältere Nachrichten werden geladen …',
    olderFailed: 'Ältere Nachrichten konnten wir nicht laden.',
    typing: '{name} schreibt',
    firstTitle: 'Der Anfang gehört dir',
    firstText: 'Schreib {name}, was dir im Profil aufgefallen ist.',
    sending: 'Wird gesendet',
    offline: 'Wartet auf Verbindung',
    undelivered: 'Wartet auf deine Aktivierung',
    sent: 'Gesendet',
    read: 'Gelesen',
    failed: 'Nicht gesendet',
    retry: 'Noch mal senden',
    takeBack: 'Bearbeiten',
    held: '{n, plural, one {wartet, dir fehlt # Credit} other {wartet, dir fehlen # Credits}}',
  },
  composer: {
    label: 'Nachricht',
    form: 'Nachricht an {name}',
    placeholder: 'Nachricht an {name}',
    send: 'Senden',
    costs: 'kostet {cost}',
    credits: '{n, plural, =0 {kostenlos} one {# Credit} other {# Credits}}',
    left: '{n, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
    tooMuch: '{n, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',
    inactive:
      'Dein Konto ist noch nicht aktiv: Was du {name} schreibst, wartet und kostet nichts. Öffne den Link in unserer Mail, dann kommt es an.',
    gone: '{name} ist nicht mehr da. Deinen Text haben wir aufgehoben.',
    premium: 'Premium ansehen',
  },
  block: {
    title: '{name} blockieren?',
    text: 'Ihr seht euch dann nirgends mehr: nicht in der Suche, nicht bei den Likes und nicht hier. {name} erfährt davon nichts.',
    confirm: 'Blockieren',
    done: '{name} ist blockiert.',
  },
  remove: {
    title: 'Unterhaltung löschen?',
    text: 'Alle Nachrichten mit {name} verschwinden bei dir. Schreibt dir {name} wieder, fängt die Unterhaltung von vorn an.',
    confirm: 'Löschen',
    failed: 'Die Unterhaltung mit {name} konnten wir nicht löschen. {reason}',
  },
  arrived: {
    open: 'Öffnen',
    many: '{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
    one: '{name}: {text}',
    burst: '{n, plural, one {# neue Nachricht von {name}} other {# neue Nachrichten von {name}}}',
  },
  errors: {
    not_enough_credits:
      'Deine Credits reichen dafür nicht: Die Nachricht kostet {cost, plural, one {# Credit} other {# Credits}}, du hast {credits, number}.',
    premium_required:
      'Ohne Premium kannst du {limit, plural, one {# Unterhaltung} other {# Unterhaltungen}} beginnen, mit Premium so viele du magst. Antworten geht immer, und dein Text bleibt hier stehen.',
    message_too_long: 'Das ist zu lang: Höchstens {limit, plural, one {# Zeichen} other {# Zeichen}} passen in eine Nachricht.',
    message_empty: 'Da steht noch nichts. Schreib erst ein paar Worte.',
    activation_required:
      'Bis dein Konto aktiv ist, {limit, plural, one {kann hier # Nachricht} other {können hier # Nachrichten}} warten. Öffne den Link in unserer Mail; dein Text bleibt hier stehen.',
  } satisfies Record<keyof typeof chatErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
