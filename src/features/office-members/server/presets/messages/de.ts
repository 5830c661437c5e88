import type { MessageShape } from '#platform/contract/messages.ts';

/** Messages that staff send to a member by one press; each line is a paragraph. */
export const messages = {
  looking_into: 'Deine Nachricht ist bei uns angekommen. Wir kümmern uns darum und melden uns, sobald wir mehr wissen.',
  solved: 'Es ist erledigt: Schau nach, ob jetzt alles so ist, wie es sein soll. Wenn nicht, schreib uns bitte noch einmal.',
  need_more:
    'Um dir zu helfen, fehlt uns noch etwas. Schreib uns bitte, was genau passiert ist und wann, am besten mit einem Bild des Bildschirms.\nSchick uns kein Passwort und keinen Code.',
  take_care:
    'Bitte pass auf dich auf: Schick niemandem Geld, Codes oder Ausweise, auch nicht auf anderen Wegen. Kommt dir etwas seltsam vor, melde das Profil. Wir sehen uns jede Meldung an.',
} as const;

export type Messages = MessageShape<typeof messages>;
