import type { Language } from '../../src/platform/contract/languages.ts';
import { icebreakers } from '#features/chat/server/content/icebreakers/icebreakers.ts';
import { gifWords } from '#features/chat/server/content/gifs/bundled/words.ts';
import { cast } from '../../demo/cast.ts';
import { conversations } from '../../demo/conversations.ts';
import { writtenLikes } from '../../demo/written-likes.ts';
import { demoTeasers } from '../../demo/teasers.ts';

interface Rule {
  readonly wrong: RegExp;
  readonly say: string;
  /** Not for texts that members write, which the seeds imitate. */
  readonly ours?: true;
}

const unit = { wrong: /(\}|#|\d) (km|%|€|min|MB)(?!\p{L})/u, say: 'has a space that can break before a unit' };

/** Units in words: also between a number and its unit no line breaks. */
const unitWord = (units: string): Rule => ({ wrong: new RegExp(`(\\}|#|\\d) (${units})(?!\\p{L})`, 'u'), say: unit.say, ours: true });

const otherWord = 'has a word of which the house has another';

/** The product's glossary: one word for one thing, and no word that a native reader understands differently. */
const rules: Partial<Record<Language, readonly Rule[]>> = {
  da: [
    { wrong: /\banmeld/iu, say: 'calls a report "anmeldelse", which is a review (indberet)', ours: true },
    { wrong: /ord med på vejen/iu, say: 'bids farewell (ord til gaven)', ours: true },
    { wrong: /\bophæv(?!\p{L})/iu, say: 'says "ophæv", which ends a contract (fjern blokering, fjern)', ours: true },
    { wrong: /\b(en|din|min|den) like\b/iu, say: 'has "like" as a common noun (et like)', ours: true },
    { wrong: /["“„«»]|\p{L}…|[\d}]%/u, say: 'has a sign as another language writes it', ours: true },
    instead('billede', /\bfoto(er|et|erne|s)?(?!\p{L})/iu),
    instead('adgangskode', /(?<!-)\b(kodeord|password)/iu),
    instead('betalingsmetode', /\bbetalings(måde|form|middel)/iu),
    instead('bestilling', /\bordrer?(n|ne)?\b(?! med betalingsforpligtelse)/iu),
    instead('enhed', /\bapparat(er|et)?\b/iu),
    instead('indberet', /\brapport/iu),
    instead('medlem', /\b(brugere|brugeren|brugerne|brugernavn|brugerkonto)\b/iu),
    instead('notifikation', /\bunderretning|\bpush\b(?!-)/iu),
    instead('opret konto', /\b(opret|registrer) dig\b|\btilmeldingen\b/iu),
    instead('tidsbegrænset Premium', /Premium for et antal dage/iu),
    instead('tilbagebetaling', /\brefusion/iu),
  ],
  de: [
    {
      wrong: /\b(abmeld|abgemeldet|abzumelden|angemeldet bleiben)/iu,
      say: 'says "abmelden", "anmelden" (ausloggen, einloggen)',
      ours: true,
    },
    { wrong: /\b(das|ein|neues|dieses|jedes) Like\b/u, say: 'has "Like" as a neuter (der Like)', ours: true },
    {
      wrong: /\b(wenn|wie|weit|viel|oft|gern) du magst\b|\bmagst du (ein|noch|etwas|uns|mehr|wissen)/iu,
      say: 'has "magst" for "möchtest"',
      ours: true,
    },
    { wrong: /["«»]|\p{L}…|[\d}]%/u, say: 'has a sign as another language writes it', ours: true },
    instead('bezahlen', /\b(begleich|beglichen)/iu),
    instead('Benachrichtigung', /\bMitteilung|\bPush\b(?!-)/iu),
    instead('Button', /\bKn[oö]pf/iu),
    // "Ins Gespräch kommen" is what people do, not the conversation that the product stores.
    instead('Unterhaltung', /(?<!ins )Gespräch/iu),
    instead('erlauben, prüfen', /freige(b|geb)|freizugeben|\bFreigabe|\bgib(s?t)? .{0,30}\bfrei\b/iu),
    instead('passt zu dir', /\bPassung/iu),
    instead('Abo', /\bAbonnement/iu),
    instead('Erstattung', /\bRückerstatt|\bRückzahl|zurück(ge|zu)?zahl/iu),
    instead('Konto', /\bAccounts?\b|\bBenutzerkonto/iu),
    instead('Kundenservice', /\bKunden(dienst|betreuung|support)|\bSupport\b/iu),
    instead('Mitglied', /\b(be)?nutzer(n|s|innen|name)?\b|\bUser\b/iu),
    instead('Rabattcode', /\bGutscheincode/iu),
    instead('anmelden', /registrier/iu),
    instead('Zahlungsart', /\bZahlungs(methode|mittel|weise)/iu),
  ],
  en: [
    { wrong: /\b(some|any|every|no)body\b/iu, say: 'says -body (-one)', ours: true },
    { wrong: /\b(imprint|whom)\b/iu, say: 'has a word that nobody says', ours: true },
    { wrong: /\b(people|you|we|they|two|who) (two )?fits?\b|\bthe mail\b|\bstands here\b/iu, say: 'is German word by word', ours: true },
    { wrong: /(?<!-)\bmails?\b|\be-mail/iu, say: 'calls an email a mail', ours: true },
    { wrong: /\b(users?|hits?|coupons?|dislikes?)\b|\bsign(s|ed|ing)? in\b/iu, say: otherWord, ours: true },
    { wrong: /\w …/u, say: 'has a space before the ellipsis', ours: true },
    { wrong: /\bat once\b|\b(by itself|by themselves)\b/iu, say: 'is German word by word (right away, automatically)', ours: true },
    instead(
      'withdraw (of a purchase), end (of a contract)',
      /\b(cancel(l?ing)? (a|the|this|my|your) (purchase|contract)|(?<!select, )cancellations?|right to cancel)\b/iu,
    ),
    instead('reverse (of a payment)', /\b(charge-?backs?|took back a payment)\b/iu),
  ],
  es: [
    unitWord('años?|días?|horas?|minutos?|segundos?|meses|caracteres'),
    { wrong: /\bvosotr[oa]s\b|\p{L}+(áis|éis)\b/iu, say: 'speaks to two people as only Spain does', ours: true },
    {
      wrong: /\b(anuncio(?! publicitario)|miembros?|usuari[oa]s?|cup[oó]n|configuración|e-?mails?)\b(?!\})|\bel push\b/iu,
      say: otherWord,
      ours: true,
    },
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
    { wrong: /porttikiel|päiviksi oste|\bhuomautu|(?<!\p{L})peru(a|t|ttu)? suostumu/iu, say: otherWord, ours: true },
    { wrong: /käyttäj|rekisteröi|\bmeili|\bkuponki|\bilmianna/iu, say: otherWord, ours: true },
    { wrong: /\{(name|from|site)\}:?\p{Ll}/u, say: 'ends a name by the grammar, which cannot be done for all', ours: true },
  ],
  fr: [
    unitWord('ans|jours?|heures?|minutes?|secondes?|mois|caractères?'),
    { wrong: /(?<=\S) [:;!?]|\u00a0[;!?](?!\u00a0»)|«(?!\u00a0)|(?<!\u00a0)»/u, say: 'has the wrong space beside a sign' },
    { wrong: /\ble push\b|là-bas|\bannonces?\b/iu, say: otherWord, ours: true },
    { wrong: /(?<!e-)\bmails?\b|\bcourriels?\b|\butilisat(eur|rice)s?\b|\bréglages?\b|\bcoupons?\b/iu, say: otherWord, ours: true },
  ],
  it: [
    unitWord('anni|giorni|ore|minuti|secondi|mesi|caratteri'),
    { wrong: /\bannunci?o?\b|\biscritti\b|\bcornice\b|\bil push\b/iu, say: otherWord, ours: true },
    { wrong: /(?<!-)\bmail\b|\bemail\b(?!\})|\butent[ei]\b|\bregistra(ti|rsi|rti)\b|\b(coupon|membr[oi])\b/iu, say: otherWord, ours: true },
    { wrong: /(\bbrev[ei]|\bultimo|\bprossimo|[12#]) pass[oi]\b|\bpass[oi] \d/iu, say: 'calls a step "passo" (passaggio)', ours: true },
    { wrong: /(?<!\bpersone )\badulti\b|\bcarte\b(?! (di credito|di pagamento))/iu, say: otherWord, ours: true },
  ],
  nb: [
    { wrong: /\binnen (\{n|\{distance|\d+.(km|kilometer))/u, say: 'has "innen" for a distance (innenfor)', ours: true },
    {
      wrong: /\b(se|prøv|logg|send|sendes|på|inn|kom|går|meld|meldt|skriv|åpne|start) (deg |dere |inn |på )?igjen\b/iu,
      say: 'has "igjen" for "again" (på nytt)',
      ours: true,
    },
    { wrong: /\b(på|fra|for|av|hos|forlat) denne siden\b|\bnettsiden?\b/iu, say: 'calls the site a page (nettstedet)', ours: true },
    { wrong: /\bkan vi (telle|spørre|sende|lagre|vise)\b/iu, say: 'has "kan" for a permission (får)', ours: true },
    { wrong: /["“”„]|\p{L}…|[\d}]%/u, say: 'has a sign as another language writes it', ours: true },
    instead('bestilling', /\bordre(n|r|ne)?\b/iu),
    instead('bilde', /\bfoto(er|et|ene|s)?(?!\p{L})/iu),
    instead('bli med', /\bregistrer(er)? deg\b|\bregistreringen\b|\bpåmelding/iu),
    instead('e-post', /\be-?mail|\bepost|\bmail(en|er)?\b/iu),
    instead('informasjonskapsel', /\bcookies?\b/iu),
    instead('lenke', /\blink(en|er|ene)?\b/iu),
    instead('medlem', /\b(brukere|brukeren|brukerne|brukernavn|brukerkonto)\b/iu),
    instead('refusjon', /\btilbakebetaling/iu),
    instead('tidsbegrenset Premium', /Premium for et antall dager/iu),
    instead('varsel', /\bnotifikasjon|\bvarsling|\bpush\b(?!-)/iu),
  ],
  nl: [
    { wrong: /(?<!\p{L})(1|#|een|één) mens\b/iu, say: 'counts one "mens" (persoon)', ours: true },
    { wrong: /\b\p{L}+dag tot \p{L}+dag\b|\}.tot \{|\btot en met\b/iu, say: 'has "tot" for what is included (t/m)', ours: true },
    { wrong: /["“”„«»]|\s…|[\d}]\s%/u, say: 'has a sign as another language writes it', ours: true },
    instead('aanmelden', /registre(er|ren)|inschrijv/iu),
    instead('apparaat', /\btoestel/iu),
    instead('bedrijfsgegevens', /\bcolofon\b/iu),
    instead('betaalmethode', /\bbetaal(wijze|middel)|\bbetalingsmethode/iu),
    instead('cadeautje', /\b(cadeaus?|kado)\b/iu),
    instead('foto', /\bafbeelding(en)?\b(?!\))/iu),
    instead('gesprek', /\bconversatie/iu),
    instead('lid', /\bgebruiker/iu),
    instead('melding', /\bnotificatie|\bpush\b(?!-)/iu),
    instead('maximaal', /\b(hoogstens|hooguit)\b/iu),
    instead('melding (of what is reported)', /\brapport(en)?\b/iu),
    instead('terugbetaling, teruggeven', /\brestitutie|\bterugstort|\bretourne/iu),
  ],
  pl: [
    unitWord('lat|dni|dniach|godzin[aęy]?|minut[aęy]?|znak(i|ów)'),
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
  sv: [
    { wrong: /\bhänger på(?!\p{L})/iu, say: 'hangs on something (beror på)', ours: true },
    { wrong: /\boch så här\b/iu, say: 'begins as if in the middle of a talk (så här)', ours: true },
    { wrong: /["“„«»]|\p{L}…|[\d}]%/u, say: 'has a sign as another language writes it', ours: true },
    instead('anmäla', /\brapporter/iu),
    instead('avisering', /\bnotifikation|\bpush\b(?!-)/iu),
    instead('bankdagar', /(?<!\p{L})vardag/iu),
    instead('beställning', /\border(n|s|nummer)?\b/iu),
    instead('bild', /\bfoto(t|n|na|ns)?(?!\p{L})/iu),
    instead('gå med', /\bregistrera(r|t)? (dig|mig)\b|\bregistreringen\b/iu),
    instead('gåva', /\bpresent(en|er)?\b/iu),
    instead('hantera', /\bställ(er|a)? in\b/iu),
    instead('lösennyckel', /\bpasskeys?n?(?![\p{L}_])/iu),
    instead('matchning', /\bmatch(en|er|erna)?\b/iu),
    instead('medlem', /(?<!\p{L})användar(e|en|na|namn|konto)/iu),
    instead('mejl, e-post', /\be-?mail|\bmail(et|en)?\b/iu),
    instead('påminnelse', /\bnotis(en|er|erna)?(?!\p{L})/iu),
    instead('prenumeration', /\babonnemang/iu),
    instead('sajt', /\bwebbplats|\bhemsida/iu),
    instead('tidsbegränsat Premium', /Premium för ett antal dagar/iu),
    instead('svepa', /\bswipa/u),
  ],
};

/** Words that make a native reader stumble. */
export const wordProblems = (language: Language, text: string, isOurs = true): string[] =>
  [unit, ...(rules[language] ?? [])]
    .filter((rule) => (isOurs || !('ours' in rule)) && rule.wrong.test(text))
    .map(({ say }) => `${say}: "${text}"`);

/** The product uses another word. Names of values and tags, such as {email} and <link>, do not count. */
function instead(word: string, wrong: RegExp): Rule {
  return { wrong: new RegExp(`(?<![{</])(?:${wrong.source})`, wrong.flags), say: `has another word for "${word}"`, ours: true };
}

/** Spellings and words that differ in the United States. */
const british =
  /colour|\bgrey|neighbour|honour|favour|behaviour|labelled|travelling|cancelled|cancelling|theatre|\bcentre|metres?\b|licence|\bany more(?! \p{L})|postcode|working day|carry on\b|straight away|aged \d+ or over|\b(recogn|author|sexual|organ|apolog)is(e|ed|es|ing|able)\b/iu;

export const isBritish = (text: string): boolean => british.test(text);

interface Said {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** True for texts of the product, false for those of members. */
  readonly isOurs: boolean;
}

/**
 * Texts outside the catalogs that readers see: first messages, GIFs, teasers, and the profiles and messages of the seeded members.
 */
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
  const languageOf = (member: string): Language => {
    const language = cast.find(({ key }) => key === member)?.language;
    if (language === undefined) throw new Error(`nobody in the cast is ${member}`);
    return language;
  };
  for (const { from, note } of writtenLikes)
    if (note !== undefined) said.push({ key: 'likes', language: languageOf(from), text: note, isOurs: false });
  for (const { a, messages } of conversations)
    for (const { text } of messages) said.push({ key: 'conversations', language: languageOf(a), text, isOurs: false });
  for (const { key, language, about, answers = [] } of cast)
    for (const text of [about, ...answers.map(({ answer }) => answer)])
      if (text !== '') said.push({ key: `cast.${key}`, language, text, isOurs: false });
  return said;
}
