import type { MessageShape } from '#platform/contract/messages.ts';

// Headings around the texts; the texts themselves are in `../server/contents`.
export const messages = {
  trackingChoice: 'Auswahl ändern',
  short: 'In Kürze',
  shortNote: 'Diese Zeilen fassen zusammen. Rechtlich gilt der ganze Text darunter.',
  contents: 'Inhalt',
  print: 'Drucken',
  version: 'Fassung vom <b>{date}</b>',
  changes: 'Was sich geändert hat',
  operator: '{company} betreibt ab diesem Tag {site}.',
  versions: {
    title: 'Alle Fassungen',
    current: 'gilt jetzt',
    coming: 'gilt ab {date}',
    earlier: 'galt ab {date}',
    earlierNote: 'Das ist eine frühere Fassung. Heute gilt <current>die aktuelle</current>.',
    comingNote: 'Diese Fassung gilt ab {date}. Bis dahin gilt <current>die aktuelle</current>.',
  },
  history: {
    title: 'Was sich hier geändert hat',
    lead: 'Preise, Fristen und alles, was dich täuschen könnte: Jede Änderung steht hier, mit altem und neuem Wert, seit es die Site gibt. Niemand kann sie löschen.',
    nothing: 'Seit dem {date} hat sich nichts davon geändert.',
    message: 'Eine Nachricht',
    photo: 'Ein Foto in der Unterhaltung',
    gift: 'Das günstigste Geschenk',
    refund: 'Ungenutzte Credits zurückgeben',
    cost: 'Kleinster Preis einer Nachricht, {country}',
    credits: '{n, plural, =0 {kostenlos} one {{n, number} Credit} other {{n, number} Credits}}',
    days: '{n, plural, one {{n, number}\u00a0Tag} other {{n, number}\u00a0Tage}}',
    change: '{old}, seitdem {new}',
    declared: 'Die Site erklärt: Hier gibt es fiktive Profile. Sie sind überall gekennzeichnet.',
    ended: 'Die Site erklärt: Hier gibt es keine fiktiven Profile mehr.',
    older: 'Ältere zeigen',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
