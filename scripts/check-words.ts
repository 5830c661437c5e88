import type { Language } from '../src/platform/contract/languages.ts';
import { icebreakers } from '../src/features/chat/server/content/icebreakers/icebreakers.ts';
import { gifWords } from '../src/features/chat/server/content/gifs/bundled/words.ts';
import { answers } from '../db/seed/answers.ts';
import { cast } from '../db/seed/cast.ts';
import { conversations } from '../db/seed/conversations.ts';
import { likeNotes } from '../db/seed/like-notes.ts';
import { demoTeasers } from '../db/seed/teasers.ts';

interface Rule {
  readonly wrong: RegExp;
  readonly say: string;
  /** Not for what members write themselves, as the seeds imitate it. */
  readonly ours?: true;
}

const unit = { wrong: /(\}|#|\d) (km|%|€|min|MB)(?!\p{L})/u, say: 'has a space that can break before a unit' };

const otherWord = 'has a word of which the house has another';

/** What the house's glossary decided: one word for one thing, and words that say something else to a native reader. */
const rules: Partial<Record<Language, readonly Rule[]>> = {
  da: [
    { wrong: /\banmeld/iu, say: 'calls a report "anmeldelse", which is a review (indberet)', ours: true },
    { wrong: /ord med på vejen/iu, say: 'bids farewell (ord til gaven)', ours: true },
  ],
  de: [
    { wrong: /\b(abmelden|abgemeldet|abzumelden)\b/iu, say: 'says "abmelden" (ausloggen)', ours: true },
    { wrong: /\b(das|ein|neues) Like\b/u, say: 'has "Like" as a neuter (der Like)', ours: true },
    {
      wrong: /\b(Mitteilung|Knopf|Passung|im Gespräch|zum Gespräch|deine Gespräche)/iu,
      say: 'has a word of which the house has another',
      ours: true,
    },
  ],
  en: [
    { wrong: /\b(some|any|every|no)body\b/iu, say: 'says -body (-one)', ours: true },
    { wrong: /\b(imprint|whom)\b/iu, say: 'has a word that nobody says', ours: true },
    { wrong: /\b(people|you|we|they|two|who) (two )?fits?\b|\bthe mail\b|\bstands here\b/iu, say: 'is German word by word', ours: true },
    { wrong: /(?<!-)\bmails?\b|\be-mail/iu, say: 'calls an email a mail', ours: true },
    { wrong: /\b(users?|hits?|coupons?|withdrawal|dislikes?)\b|\bsign(s|ed|ing)? in\b/iu, say: otherWord, ours: true },
    { wrong: /\w …/u, say: 'has a space before the ellipsis', ours: true },
  ],
  es: [
    { wrong: /\bvosotr[oa]s\b|\p{L}+(áis|éis)\b/iu, say: 'speaks to two people as only Spain does', ours: true },
    { wrong: /\b(anuncio|miembros?|usuari[oa]s?|cup[oó]n|configuración|e-?mails?)\b(?!\})|\bel push\b/iu, say: otherWord, ours: true },
    { wrong: /(?<!\p{L})reg[ií]str(arse|arte|ate|ad[oa])(?!\p{L})/iu, say: 'registers (crear cuenta)', ours: true },
    {
      wrong: /\blos demás\b(?! (dispositivos|perfiles|navegadores))/iu,
      say: 'means all with a masculine (las demás personas)',
      ours: true,
    },
    { wrong: /\bcartas?\b(?! llena)/iu, say: 'calls a card a letter (tarjeta)', ours: true },
  ],
  fi: [
    { wrong: /\bMatchhaku|\bluotto(a|ja)?\b|kerro mielellään/iu, say: otherWord, ours: true },
    { wrong: /käyttäj|rekisteröi|\bmeili|\bkuponki|\bilmianna/iu, say: otherWord, ours: true },
    { wrong: /\{(name|from|site)\}:?\p{Ll}/u, say: 'ends a name by the grammar, which cannot be done for all', ours: true },
  ],
  fr: [
    { wrong: /(?<=\p{L}|»|\}) [:;!?]|\u00a0[;!?](?!\u00a0»)/u, say: 'has the wrong space before a sign' },
    { wrong: /\ble push\b|là-bas|\bannonces?\b/iu, say: otherWord, ours: true },
    { wrong: /(?<!e-)\bmails?\b|\bcourriels?\b|\butilisat(eur|rice)s?\b|\bréglages?\b|\bcoupons?\b/iu, say: otherWord, ours: true },
  ],
  it: [
    { wrong: /\bannunci?o?\b|\biscritti\b|\bcornice\b|\bil push\b/iu, say: otherWord, ours: true },
    { wrong: /(?<!-)\bmail\b|\bemail\b(?!\})|\butent[ei]\b|\bregistra(ti|rsi|rti)\b|\b(coupon|membr[oi])\b/iu, say: otherWord, ours: true },
    { wrong: /(\bbrev[ei]|\bultimo|\bprossimo|[12#]) pass[oi]\b|\bpass[oi] \d/iu, say: 'calls a step "passo" (passaggio)', ours: true },
    { wrong: /(?<!\bpersone )\badulti\b|\bcarte\b(?! (di credito|di pagamento))/iu, say: otherWord, ours: true },
  ],
  nb: [{ wrong: /\binnen \{n/u, say: 'has "innen" for a distance (innenfor)', ours: true }],
  nl: [{ wrong: /\b(colofon|cadeau)\b|\b1 mens\b|# mens\b/iu, say: 'has a word of which the house has another', ours: true }],
  pl: [
    {
      wrong: /\b(ciebie|tobie|twój|twoja|twoje|twoich|twoim|twoimi|twojego|twojej|twojemu)\b|(?<!\p{L})(twoją|tobą|cię)(?!\p{L})/u,
      say: 'begins the reader’s pronoun small',
      ours: true,
    },
    { wrong: /lubi Twoje zdani|(?<!\p{L})od 18.lat|pakujemy/iu, say: otherWord, ours: true },
    { wrong: /użytkown|rejestruj|rejestrow|(?<!\p{L})(kupon|mejl|lajk)/iu, say: otherWord, ours: true },
    {
      wrong: /\p{L}ł[ae]?(eś|aś|byś)(?!\p{L})|(by|pisa|robi|kupi|widzia|mia|chcia|zna)ł[ea]m(?!\p{L})/u,
      say: 'has a past tense with a gender',
      ours: true,
    },
    { wrong: /(?<!\p{L})(od|do|dla|u|bez|o|przez|na|przy|z|ze) \{(name|from)\}/iu, say: 'needs the name in another case', ours: true },
  ],
  sv: [{ wrong: /\b(present|presenten|presenter)\b|\bhänger på\b/iu, say: 'has a word of which the house has another', ours: true }],
};

/** What a native reader would stumble over. */
export const wordProblems = (language: Language, text: string, isOurs = true): string[] =>
  [unit, ...(rules[language] ?? [])]
    .filter((rule) => (isOurs || !('ours' in rule)) && rule.wrong.test(text))
    .map(({ say }) => `${say}: "${text}"`);

/** Spellings and words that a reader in the United States writes otherwise. */
const british =
  /colour|\bgrey|neighbour|honour|favour|behaviour|labelled|travelling|cancelled|cancelling|theatre|\bcentre|metres?\b|licence|\bany more(?! \p{L})|postcode|working day|carry on\b|straight away|aged \d+ or over|\b(recogn|author|sexual|organ|apolog)is(e|ed|es|ing)\b/iu;

export const isBritish = (text: string): boolean => british.test(text);

interface Said {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** Written by the house; false for what members write. */
  readonly isOurs: boolean;
}

/** The texts outside the catalogs that readers see: first messages, GIFs, teasers, and what the seeded members say of themselves and to each other. */
export function textsOutside(languages: readonly Language[]): Said[] {
  const said: Said[] = [];
  for (const language of languages) {
    const { shared, openings } = icebreakers[language];
    for (const text of [...shared, ...openings]) said.push({ key: 'icebreakers', language, text, isOurs: false });
    for (const [name, { title }] of Object.entries(gifWords[language]))
      said.push({ key: `gifs.${name}`, language, text: title, isOurs: true });
    for (const { advertiser, texts } of demoTeasers)
      for (const text of Object.values(texts[language])) said.push({ key: `teasers.${advertiser}`, language, text, isOurs: true });
  }
  for (const language of languages)
    for (const [name, texts] of Object.entries({ answers: answers[language], likeNotes: likeNotes[language] }))
      for (const text of Object.values(texts)) said.push({ key: name, language, text, isOurs: false });
  for (const { a, messages } of conversations) {
    const language = cast.find(({ key }) => key === a)?.language;
    if (language === undefined) throw new Error(`nobody in the cast is ${a}`);
    for (const { text } of messages) said.push({ key: 'conversations', language, text, isOurs: false });
  }
  for (const { key, language, about } of cast) if (about) said.push({ key: `cast.${key}`, language, text: about, isOurs: false });
  return said;
}
