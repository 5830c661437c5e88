import type { MessageShape } from '#platform/contract/messages.ts';
import type { NotificationType } from '#features/mails/contract/notification-types.ts';
import type { pushErrors } from '#features/push/contract/errors.ts';
import type { notificationErrors } from '../contract/errors.ts';

export const messages = {
  title: 'Benachrichtigungen',
  device: 'Benachrichtigungen auf diesem Gerät',
  state: {
    unknown: 'Wir schauen kurz nach\u00a0…',
    not_capable:
      'Dieser Browser kann das nicht. Auf dem iPhone klappt es, wenn du die Seite zum Home-Bildschirm hinzufügst. Mails kommen trotzdem.',
    not_subscribed: 'Ausgeschaltet. Beim Einschalten fragt dich dein Browser um Erlaubnis.',
    subscribed: 'Eingeschaltet.',
    denied:
      'Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in den Einstellungen des Browsers, dann kannst du sie hier einschalten.',
  },
  since: 'Eingeschaltet seit {day}.',
  preview: 'Text der Nachricht zeigen',
  previewText: 'Sonst steht in der Benachrichtigung nur, wer dir geschrieben hat. Gilt für alle deine Geräte.',
  people: 'Menschen',
  house: 'Von uns',
  push: 'Geräte',
  mail: 'E-Mail',
  pushOff: 'Auf keinem Gerät eingeschaltet',
  off: 'aus',
  done: 'Fertig',
  types: {
    new_conversations: 'Neue Unterhaltungen',
    new_messages: 'Neue Nachrichten',
    like: 'Likes und Matches',
    unread_message_reminders: 'Ungelesene Nachrichten',
    weekly_updates: 'Wochenrückblick',
    reminders: 'Erinnerungen',
    news: 'Neuigkeiten',
    promotions: 'Angebote',
  } satisfies Record<NotificationType, string>,
  help: {
    new_conversations: 'Jemand schreibt dir zum ersten Mal',
    new_messages: 'In Unterhaltungen, die schon laufen',
    like: 'Jemand mag dich, oder ihr mögt euch',
    unread_message_reminders: 'Eine Erinnerung nach einem Tag, eine letzte nach drei',
    weekly_updates: 'Wer neu in deiner Nähe ist, einmal in der Woche',
    reminders: 'Wenn dein Profil noch etwas braucht',
    news: 'Was sich bei {site} ändert, ohne Werbung',
    promotions: 'Nur mit deiner Einwilligung: Mit dem Schalter gibst oder widerrufst du sie',
  } satisfies Record<NotificationType, string>,
  unsubscribe: {
    title: 'Mails abbestellen',
    question: 'Diese Mails gehen an {email}. Sollen wir damit aufhören?',
    off: 'Abbestellen',
    offTitle: 'Abbestellt',
    offText: 'An {email} schicken wir keine Mails dieser Art mehr.',
    on: 'Doch wieder bekommen',
    onTitle: 'Du bekommst sie wieder',
    onText: 'An {email} schicken wir diese Mails wieder.',
    all: 'Alle Einstellungen öffnen',
    invalid: 'Dieser Link funktioniert nicht',
  },
  errors: {
    push_service_refused: 'Den Push-Dienst dieses Browsers erreichen wir nicht. Mails kommen trotzdem.',
    link_invalid:
      'Vielleicht ist er nicht ganz mitkopiert worden, oder das Konto gibt es nicht mehr. In deinen Einstellungen kannst du jede Art von Mail einzeln abbestellen.',
  } satisfies Record<keyof typeof notificationErrors | keyof typeof pushErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
