export const faq = {
  title: 'Häufige Fragen',
  lead: 'Kurze Antworten. Fehlt deine, schreib uns: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Was ist kostenlos?',
      text: [
        'Anmelden, dein Profil, suchen, liken, swipen, Matches sehen und Nachrichten lesen. Wer dich mag, siehst du immer, ganz ohne Premium.',
      ],
    },
    cost: {
      title: 'Was kostet Geld?',
      text: [
        'Nachrichten, Fotos und Geschenke, die du verschickst. Sie kosten Credits, und wie viele, steht neben dem Button zum Senden, auch in Geld. Alle Preise findest du unter [Preise](/pricing).',
      ],
    },
    subscription: {
      title: 'Gibt es ein Abo?',
      text: ['Nein. Du zahlst einmal, nichts verlängert sich, und Credits verfallen nicht.'],
    },
    premium: {
      title: 'Was ist Premium?',
      text: [
        {
          lasting:
            'Jeder Kauf enthält Premium, und es bleibt dir: Du siehst alle Fotos und beginnst so viele Unterhaltungen, wie du möchtest. Ohne Kauf sind es zwei. Auf eine erste Nachricht antworten geht immer.',
          timed:
            'Premium heißt: Du siehst alle Fotos und beginnst so viele Unterhaltungen, wie du möchtest. Ohne sind es zwei. Mit Credits bekommst du es und behältst es. Auf Zeit gekauft, endet es von selbst. Auf eine erste Nachricht antworten geht immer.',
        },
      ],
    },
    real: {
      title: 'Sind die Profile echt?',
      text: [
        {
          real: 'Wir erfinden niemanden. Jedes Profil hat jemand selbst angelegt, und auch Likes und Besuche kommen nur von Mitgliedern. Ob jemand die Wahrheit sagt, können wir nicht garantieren: Melde, was dir seltsam vorkommt.',
          declared:
            'Die meisten. Einige sind fiktiv und überall als {fictional} gekennzeichnet; sie liken nicht und schreiben niemanden an. Ob die anderen die Wahrheit sagen, können wir nicht garantieren: Melde, was dir seltsam vorkommt.',
        },
      ],
    },
    activation: {
      title: 'Die Mail zum Aktivieren ist nicht da',
      text: [
        'Schau im Spam-Ordner nach. Im Hinweis oben auf der Seite kannst du sie noch mal schicken lassen oder die Adresse ändern. Bis dahin findet dich niemand, und was du schreibst, heben wir kostenlos auf.',
      ],
    },
    password: {
      title: 'Ich habe mein Passwort vergessen',
      text: ['Unter [Passwort zurücksetzen](/reset-password) schicken wir dir einen Link. Danach bist du auf allen Geräten ausgeloggt.'],
    },
    photos: {
      title: 'Warum sehe ich manche Fotos unscharf?',
      text: [
        'Ohne Premium siehst du das Hauptfoto scharf, die anderen nicht. Im Chat verbergen wir Fotos von Menschen, denen du noch nie geantwortet hast, bis du sie sehen willst. Deine eigenen neuen Fotos sehen andere erst, wenn sie zugelassen sind.',
      ],
    },
    distance: {
      title: 'Wie genau ist die Entfernung?',
      text: ['Absichtlich ungenau. Wir messen zwischen Feldern von etwa zwei Kilometern. Wo du genau bist, speichern wir nicht.'],
    },
    block: {
      title: 'Was passiert, wenn ich jemanden blockiere?',
      text: [
        'Ihr seht euch nirgends mehr, in keine Richtung, und die andere Person erfährt nichts davon. Melden kannst du sie trotzdem noch.',
      ],
    },
    quiet: {
      title: 'Zu viele Mails?',
      text: [
        'Unter [Benachrichtigungen](/notifications) wählst du, was dich erreicht und wie. Jede Mail hat unten einen Link zum Abbestellen.',
      ],
    },
    refund: {
      title: 'Kann ich Credits zurückgeben?',
      text: [
        'Ja, ungenutzte innerhalb von {refund_days} Tagen nach dem Kauf, zum gezahlten Preis. So geht es: [Rückgabe und Erstattung](/pages/return-policy).',
        'Was eine Nachricht an ein Konto gekostet hat, das gelöscht wird, bevor sie gelesen oder beantwortet ist, kommt nach {restore_days} Tagen von selbst zurück.',
      ],
    },
    data: {
      title: 'Welche Daten habt ihr von mir?',
      text: [
        'In den [Einstellungen](/settings) bekommst du alles in einer Datei. Was davon wozu dient, steht in der [Datenschutzerklärung](/pages/privacy).',
      ],
    },
    leave: {
      title: 'Wie lösche ich mein Konto?',
      text: [
        'In den [Einstellungen](/settings), in zwei Schritten. Dein Profil verschwindet sofort; {restore_days} Tage lang kannst du dich einloggen und zurückkommen, danach behalten wir nur, was das Gesetz verlangt. Gekaufte Credits, die du nicht genutzt hast, zahlen wir dir dann aus.',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
