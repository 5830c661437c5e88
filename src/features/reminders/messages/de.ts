import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  later: 'Später',
  centre: { none: 'Gerade ist nichts offen.', settings: 'Benachrichtigungen einstellen' },
  activation: {
    where: 'Wir haben ihn an {email} geschickt.',
    text: 'Bis dahin findet dich niemand. Was du schreibst, heben wir so lange kostenlos auf.',
    address: 'Adresse ändern',
  },
  name: {
    text: 'Dein Name sieht aus wie eine Adresse oder Telefonnummer, oder enthält Buchstaben aus verschiedenen Alphabeten. Ein Vorname oder Spitzname reicht.',
    change: 'Namen ändern',
  },
  photo: {
    text: 'Mit Foto findest du leichter ins Gespräch. Du brauchst nur eins.',
    add: 'Foto hinzufügen',
  },
  disabled: {
    text: 'Was neu ist, siehst du gerade nur, wenn du hier bist.',
    open: 'Einstellungen öffnen',
  },
  visitors: {
    text: 'Besucher sind Menschen ohne Konto. Sie sähen dich auf der Startseite, in der Suche und über einen geteilten Link: Vorname, Alter, Ort, dein erstes Foto, die anderen nur unscharf, und ob du online bist. In den Einstellungen kannst du das jederzeit ändern.',
    yes: 'Ja, zeigen',
    no: 'Nein',
    shown: 'Besucher können dein Profil jetzt sehen.',
    hidden: 'Dein Profil sehen nur Mitglieder.',
  },
  push: {
    how: 'So sagen wir Bescheid',
    wrote: 'hat dir geschrieben',
    now: 'jetzt',
    notNow: 'Nicht jetzt',
    text: 'Benachrichtigungen kommen nur, wenn wirklich etwas passiert ist. Was in deinen Nachrichten steht, zeigen sie nur, wenn du das willst.',
    on: 'Benachrichtigungen einschalten',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
