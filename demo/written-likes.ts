import type { Prompt } from '#features/prompts/contract/prompts.ts';

export interface WrittenLike {
  /** Keys of the members. */
  readonly from: string;
  readonly to: string;
  readonly hours_ago: number;
  /** The liked answer; without one the whole profile is liked. */
  readonly prompt?: Prompt;
  readonly note?: string;
}

/** Likes with something to see: those of the member behind the demo login, and those that come with a note. */
export const writtenLikes: readonly WrittenLike[] = [
  // Matches of Jonas.
  { from: 'de-jonas-37', to: 'de-anna-34', hours_ago: 30, prompt: 'ask_me' },
  { from: 'de-anna-34', to: 'de-jonas-37', hours_ago: 29 },
  { from: 'de-ngozi-36', to: 'de-jonas-37', hours_ago: 231, prompt: 'bad_at' },
  { from: 'de-jonas-37', to: 'de-ngozi-36', hours_ago: 228 },
  { from: 'de-imani-33', to: 'de-jonas-37', hours_ago: 179 },
  { from: 'de-jonas-37', to: 'de-imani-33', hours_ago: 61, prompt: 'good_sunday' },
  { from: 'de-jonas-37', to: 'de-samira-29', hours_ago: 50, prompt: 'sign', note: 'Schwarz, bitte. Jetzt weißt du es doch.' },
  { from: 'de-samira-29', to: 'de-jonas-37', hours_ago: 9, prompt: 'bad_at' },
  // Likes of his that wait.
  { from: 'de-jonas-37', to: 'de-elif-35', hours_ago: 20, prompt: 'again', note: 'Mein Tipp ist immer der Arzt.' },
  { from: 'de-jonas-37', to: 'de-amara-31', hours_ago: 45, prompt: 'bad_at', note: 'Folge vier soll ja besser werden.' },
  { from: 'de-jonas-37', to: 'de-svenja-43', hours_ago: 74, prompt: 'together', note: 'Gläser hätte ich.' },
  { from: 'de-jonas-37', to: 'de-birte-35', hours_ago: 98, prompt: 'morning' },
  { from: 'de-jonas-37', to: 'de-zeynep-37', hours_ago: 140 },
  { from: 'de-jonas-37', to: 'de-verena-36', hours_ago: 190 },
  // Likes that he got.
  { from: 'de-sena-33', to: 'de-jonas-37', hours_ago: 6, prompt: 'bad_at', note: 'Ich auch nicht. Einer muss ja die Jacken halten.' },
  { from: 'de-mareike-40', to: 'de-jonas-37', hours_ago: 13, prompt: 'good_sunday' },
  { from: 'de-bente-39', to: 'de-jonas-37', hours_ago: 145, prompt: 'cook', note: 'Eier und Brot könnte ich beisteuern' },
  // Of and for others.
  { from: 'de-lena-38', to: 'de-deniz-40', hours_ago: 31, prompt: 'cook', note: 'Auch morgens um sieben, nach der Nachtschicht?' },
  { from: 'de-nora-36', to: 'de-deniz-40', hours_ago: 23, prompt: 'argue' },
  { from: 'de-wiebke-42', to: 'de-milan-46', hours_ago: 232, prompt: 'place' },
  { from: 'de-olga-47', to: 'de-milan-46', hours_ago: 25, prompt: 'place', note: 'In Třeboň war ich letzten Sommer!' },
  { from: 'de-ines-45', to: 'de-milan-46', hours_ago: 91, prompt: 'learn', note: 'ich hab eine Ukulele, die guckt auch so' },
  { from: 'de-ramin-34', to: 'de-ngozi-36', hours_ago: 123, prompt: 'talk_for_hours', note: 'Da wäre ich gern der Bäcker gewesen.' },
  { from: 'de-kwame-46', to: 'de-olga-47', hours_ago: 304, prompt: 'argue', note: 'Auf Twi gibt es mindestens zwei Wörter dafür.' },
  { from: 'de-lukas-33', to: 'de-nele-28', hours_ago: 58, prompt: 'ask_me', note: 'Ok, welches ist das schönste?' },
  { from: 'de-emeka-30', to: 'de-aylin-27', hours_ago: 215, prompt: 'laugh', note: 'Hab sofort nachgesehen' },
  { from: 'fr-delphine-49', to: 'fr-philippe-56', hours_ago: 363, prompt: 'childhood', note: 'Et l’éléphant, il boit quoi\u202f?' },
  { from: 'es-xoan-48', to: 'es-montse-46', hours_ago: 340, prompt: 'morning', note: '¿En enero también?' },
];
