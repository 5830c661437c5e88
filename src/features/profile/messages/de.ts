import type { MessageShape } from '#platform/contract/messages.ts';
import type { AnswerErrorCode } from '#features/prompts/contract/prompts.ts';
import type { profileOwnErrors } from '../contract/errors.ts';

export const messages = {
  title: 'Mein Profil',
  lead: 'Jede Änderung ist gleich gespeichert, und du kannst sie zurücknehmen.',
  preview: 'So sehen dich andere',
  waiting: 'Noch nicht gespeichert. Wir versuchen es weiter.',
  noAnswer: 'keine Angabe',
  hiddenHere: 'sieht hier niemand',
  more: 'Wenn du magst, erzähl noch mehr:',
  part: {
    photos: 'ein Foto',
    about: 'ein paar Sätze',
    answers: 'ein paar angefangene Sätze',
    interests: 'was du gern machst',
    place: 'wo du bist',
    looks: 'wie du aussiehst',
  },
  panel: {
    photos: 'Deine Fotos',
    about: 'Über dich',
    answers: 'Worauf man antworten kann',
    looks: 'Aussehen und Leben',
    sexuality: 'Sexuelle Orientierung',
    interests: 'Was du gern machst',
    search: 'Wen du suchst',
    place: 'Wo du bist',
  },
  name: { label: 'Profilname', help: 'Ein Vorname oder Spitzname reicht. Alle sehen ihn.' },
  gender: 'Ich bin',
  birth: {
    label: 'Geburtsdatum',
    help: 'Du musst mindestens {age, number} Jahre alt sein. Andere sehen nur dein Alter, nie das Datum.',
    settings: 'Dein Geburtsdatum änderst du in den <link>Einstellungen</link>.',
  },
  about: {
    label: 'Erzähl etwas von dir',
    help: 'Zwei, drei Sätze genügen. Oft beginnt das Gespräch genau dort.',
    count: '{n, number} von {max, number} Zeichen',
  },
  answers: {
    lead: 'Wähle bis zu drei Anfänge und schreib sie zu Ende. Sie stehen groß in deinem Profil, und wer sie mag, kann dir genau darauf antworten.',
    add: 'Anfang wählen',
    pick: 'Welchen Anfang nimmst du?',
    hint: 'So weit wie du magst, auch nur drei Wörter.',
    left: '{n, plural, one {noch # Zeichen} other {noch # Zeichen}}',
    removeNamed: 'Antwort entfernen: {prompt}',
  },
  sexuality: {
    consent: 'Ja, {site} darf meine sexuelle Orientierung speichern und in meinem Profil zeigen.',
    consentHelp: 'Freiwillig. Du kannst die Einwilligung jederzeit zurücknehmen, dann sieht es niemand mehr.',
    kept: 'Deine Angabe ist verborgen, weil die Einwilligung fehlt.',
    remove: 'Angabe löschen',
  },
  interests: {
    legend: 'Interessen',
    explicit: 'Intime Interessen',
    chosen: '{n, plural, =0 {mehrere möglich} one {# gewählt} other {# gewählt}}',
    consent: 'Ja, {site} darf meine intimen Interessen speichern und in meinem Profil zeigen.',
    consentHelp: 'Freiwillig. Erst danach kannst du welche auswählen. Nimmst du die Einwilligung zurück, sieht sie niemand mehr.',
    kept: '{n, plural, one {# intimes Interesse ist verborgen, weil die Einwilligung fehlt. Änderst du deine Interessen, wird es gelöscht.} other {# intime Interessen sind verborgen, weil die Einwilligung fehlt. Änderst du deine Interessen, werden sie gelöscht.}}',
    remove: 'Jetzt löschen',
  },
  search: { agesHelp: '{oldest, number} heißt: nach oben offen.' },
  place: {
    country: 'Land',
    town: 'Ort',
    townHelp: 'Tippe die ersten Buchstaben und wähle aus.',
    towns: 'Vorschläge für den Ort',
    townCount: '{n, plural, =0 {Kein Ort gefunden} one {# Ort gefunden} other {# Orte gefunden}}',
    unknownTown: 'Diesen Ort kennen wir nicht. Wähle einen aus der Liste, oder nimm nur die Region.',
    fromDevice: 'vom Gerät',
    region: 'Region',
    noRegion: 'keine Angabe',
    privacy:
      'Von deinem Ort behalten wir nur ein Feld von etwa 2\u00a0km, nie den Punkt. Andere sehen gerundete Entfernungen wie „unter 5\u00a0km“.',
  },
  device: {
    use: 'Standort dieses Geräts nehmen',
    again: 'Noch mal versuchen',
    permission: {
      unsupported: 'Dieser Browser kann nicht sagen, wo du bist. Gib deinen Ort selbst ein.',
      unknown: 'Vielleicht fragt dich dein Browser zuerst um Erlaubnis.',
      prompt: 'Dein Browser fragt dich zuerst um Erlaubnis.',
      granted: 'Du hast es in diesem Browser schon erlaubt.',
      denied:
        'Dein Browser gibt den Standort nicht frei. Erlaube ihn in den Einstellungen des Browsers für diese Seite, oder gib deinen Ort selbst ein.',
    },
    failure: {
      denied: 'Du hast den Standort nicht freigegeben. Das ist in Ordnung: Gib deinen Ort einfach selbst ein.',
      unavailable: 'Dein Gerät weiß gerade nicht, wo es ist. Versuche es noch mal, oder gib deinen Ort selbst ein.',
      timeout: 'Das hat zu lange gedauert. Versuche es noch mal, oder gib deinen Ort selbst ein.',
      geocode: 'Zu deinem Standort haben wir keinen Ort gefunden. Versuche es noch mal, oder gib deinen Ort selbst ein.',
    },
    abroad: 'In dem Land, in dem du gerade bist, gibt es {site} noch nicht.',
  },
  basics: {
    title: 'Wer du bist und wo',
    lead: 'Alles andere über dich steht <link>in deinem Profil</link>.',
  },
  errors: {
    about_too_long: 'Das ist zu lang: Höchstens {max, number} Zeichen passen hinein.',
    answer_too_long: 'Das ist zu lang: Höchstens {max, number} Zeichen passen hinein.',
    answer_names_contact: 'Adressen, Nummern und Messenger passen hier nicht hin. Tauscht sie im Chat, wenn ihr euch kennt.',
    prompt_repeated: 'Diesen Anfang hast du schon.',
    ages_reversed: 'Das untere Alter liegt über dem oberen.',
    search_gender_required: 'Bitte lass mindestens eine Auswahl stehen.',
    invalid_country: 'Bitte wähle ein Land aus der Liste.',
    unknown_place: 'Diesen Ort kennen wir nicht. Bitte wähle einen anderen.',
    not_offered: 'Das gibt es hier nicht zur Auswahl.',
    consent_required: 'Dafür brauchen wir zuerst deine Einwilligung.',
    moved_too_often: 'Du hast deinen Ort gerade oft geändert. In {minutes, number} Min. geht es wieder.',
  } satisfies Record<keyof typeof profileOwnErrors | AnswerErrorCode, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
