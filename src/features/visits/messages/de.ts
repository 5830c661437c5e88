import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  lang: { title: 'Sprache wählen', lead: 'Die ganze Seite wechselt sofort. Wir merken uns deine Wahl ein Jahr lang.' },
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
    title: 'Dürfen wir zählen, welche Anzeige dich hergeführt hat?',
    text: 'Du bist einer Anzeige gefolgt. Sagst du Ja, merken wir uns das 30 Tage lang und sehen, ob sie sich lohnt. Sagst du Nein, bleibt hier alles, wie es ist.',
    noAd: 'Gerade bist du keiner Anzeige gefolgt. Deine Antwort merken wir uns für den Fall, dass du es noch tust.',
    more: 'Was genau?',
    needed: '<b>Was du selbst tust</b>, etwa einloggen oder eine Sprache wählen, braucht je ein Cookie.',
    source:
      '<b>Welche Anzeige dich hergeführt hat</b>, nur wenn du Ja sagst: zu welcher Seite, wann, und wann du wieder gehst. Kein Name, kein Profil.',
    others: '<b>Fremde Dienste</b> laden nicht von allein.',
    yes: 'Ja, zählen',
    no: 'Nein, nicht zählen',
    later: 'Ändern kannst du das jederzeit unter „Cookies“, unten auf jeder Seite.',
    notedYes: 'Gemerkt: Wir zählen dich mit.',
    notedNo: 'Gemerkt: Wir zählen dich nicht mit.',
    change: 'Ändern',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
