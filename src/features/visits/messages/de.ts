import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  country: {
    label: 'Dein Land',
    help: 'Danach richten sich Preise und Orte. Sobald du ein Konto hast, gilt das Land in deinem Profil.',
    choose: 'Bitte wählen',
  },
  age: {
    title: 'Bist du volljährig?',
    text: '{site} ist eine Dating-Seite für Erwachsene. Hier kann es um Intimes gehen.',
    adult: 'Ich bin {age, number} oder älter',
    leave: 'Seite verlassen',
    birthDate: 'Beim Anmelden fragen wir dein Geburtsdatum ab.',
    privacy: 'Datenschutz',
  },
  origin: {
    title: 'Dürfen wir zählen, woher du kommst?',
    text: 'Du bist einer Anzeige gefolgt. Mit deinem Ja merken wir uns das 30 Tage und sehen, ob sie sich lohnt. Mit deinem Nein ist alles genauso da.',
    noAd: 'Gerade bist du keiner Anzeige gefolgt. Deine Antwort merken wir uns für den Fall, dass du es noch tust.',
    more: 'Was genau?',
    needed: '<b>Was du selbst tust</b>, etwa einloggen oder eine Sprache wählen, braucht je ein Cookie.',
    source: '<b>Herkunft</b> nur mit deinem Ja: welche Anzeige, zu welcher Seite, wann, und wann du wieder gehst. Kein Name, kein Profil.',
    others: '<b>Fremde Dienste</b> laden nicht von allein.',
    yes: 'Ja, zählen',
    no: 'Nein, nicht zählen',
    later: 'Ändern kannst du das jederzeit unter „Cookies“, unten auf den Seiten.',
    notedYes: 'Gemerkt: zählen.',
    notedNo: 'Gemerkt: nicht zählen.',
    change: 'Ändern',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
