import type { MessageShape } from '#platform/contract/messages.ts';
import type { safetyOwnErrors } from '../contract/errors.ts';

export const messages = {
  blocked: {
    title: 'Blockierte Mitglieder',
    lead: 'Ihr seht euch nirgends. Wer blockiert ist, erfährt davon nichts.',
    none: 'Du hast niemanden blockiert.',
    since: 'Blockiert am {date}',
    unblock: 'Freigeben',
    unblockNamed: '{name} freigeben',
    done: '{name} ist nicht mehr blockiert.',
  },
  complaints: {
    title: 'Beschwerde einreichen',
    lead: 'Sag uns, was nicht stimmt. Ein Mensch liest jede Beschwerde, und du bekommst eine Nummer, mit der du nachfragen kannst.',
    subject: 'Worum geht es?',
    subjects: {
      payment: 'Zahlung oder Credits',
      member: 'Ein Mitglied',
      content: 'Ein Foto oder ein Text',
      privacy: 'Meine Daten',
      account: 'Mein Konto',
      other: 'Etwas anderes',
    },
    name: 'Dein Name',
    optional: 'freiwillig',
    email: 'E-Mail für die Antwort',
    text: 'Was ist passiert?',
    textHelp: 'Schreib gern dazu, wann und wo. Passwörter und Kontonummern brauchen wir nicht.',
    left: '{n, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
    submit: 'Absenden',
    doneTitle: 'Deine Beschwerde ist bei uns',
    doneText: 'Deine Nummer ist <b>{number}</b>. Die Bestätigung haben wir an {email} geschickt.',
    another: 'Noch eine Beschwerde',
    home: 'Zur Startseite',
  },
  errors: {
    text_too_long: 'Das ist zu lang: Höchstens {max, number} Zeichen passen hinein.',
    text_required: 'Bitte beschreibe kurz, worum es geht.',
    too_many_complaints: 'Heute sind schon viele Beschwerden von dir gekommen. Versuche es in {minutes, number} Min. wieder.',
  } satisfies Record<keyof typeof safetyOwnErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
