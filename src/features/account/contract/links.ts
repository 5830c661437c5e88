/** Top-level domains that are not words. */
const technical = 'com|net|org|info|biz|xyz|app|dev|io|co|tv|cc|ly|gg|ai|gl|eu|uk|ru|cn|ua|tk|ml|ga|cf|gq|pw|ws|icu|xxx|cam|cams';
/** Top-level domains that are also words, mostly English: `Hi.chat mal` is not a link, `hi.chat` is. */
const words =
  'online|site|shop|store|club|live|life|link|click|top|vip|buzz|fun|space|website|page|blog|chat|dating|love|sexy|sex|porn|webcam|adult|money|cash|finance|crypto|exchange|trade|pro|wiki|news|world|today|zone|art|tech|cloud|digital|email|group|agency|media|social|network|support|services|host|press|photos|gallery|fans';
const generic = `${technical}|${words}`;
const countries = 'de|ch|nl|dk|fi|pl|fr|se|at|cz|hu|ro|pt|gr|lt|lv|ee|hr|si|sk|bg|lu|ie|li|uk|us|ca|au|br|mx|jp|kr|tr';
/** Top-level domains that are also words: `gut.es war` is not a link. */
const wordlike = 'es|it|no|me|is|in|to|be|am|so|la';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

const CERTAIN = /https?[:;] ?\/\/|hxxps?:|(?<![a-z0-9])www ?[.,] ?[a-z0-9]/;
/** A domain with at least one letter; not the end of an email address or of a number. */
const DOMAIN = new RegExp(
  `(?<![a-z0-9@._-])(?=[a-z0-9.-]*[a-z])(?:${label}\\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])\\.(?:${generic}|${countries})(?![a-z0-9@-])(?!\\.[a-z0-9])`,
);
const WORDLIKE = new RegExp(
  `(?<![a-z0-9@._-])(?=[a-z0-9.-]*[a-z])(?:${label}\\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])\\.(?:${wordlike})(?:/|(?![a-z0-9@-])(?!\\.[a-z0-9])(?=\\s*$|\\s*[\\n,;!?)]|\\.\\s))`,
);
/** Short URLs. */
const SHORT = /(?<![a-z0-9@._-])(?:t|wa|m|bit|tinyurl|goo|is|cutt|discord)\.(?:me|ly|gl|gd|gg)\/[a-z0-9+]/;

const dot = 'dot|punkt|punktum|punto|point|punt|piste|kropka|prik|prikk';
/** A spelt-out dot: `seite punkt com`. After `www` any ending counts. Not `the dot com`. */
const SPELT = new RegExp(
  `(?<![a-z0-9])(?!(?:the|der|die|das|den|dem|le|la|el|il|het|de|a|en|ett|et)\\W)${label}[ ]?[ ([{<*_-]{1,2}(?:${dot})[ )\\]}>*_-]{1,2}(?:com|net|org|info|eu|io|app|xyz|online|site|shop|club|live|ru|top|link|biz)(?![a-z0-9])`,
);
const SPELT_WWW = new RegExp(`(?<![a-z0-9])(?:www|w w w|triple w)[^a-z0-9]{1,3}(?:${dot})[^a-z0-9]{1,3}[a-z0-9]`);
const BRACKETS = new RegExp(`${label} ?[([{<] ?(?:${dot}|\\.) ?[)\\]}>] ?(?:${generic}|${countries}|${wordlike})(?![a-z0-9])`);

/** Country domains with the word for "dot" in one language each, because `punto de vista` and `point de vue` are not links. */
const SPELT_COUNTRY = new RegExp(
  `(?<![a-z0-9])(?!(?:der|die|das|den|dem|auf|pa|til|a|en|ett|het|de|na|do|il|le|la)\\W)${label}[ ([{<*_-]{1,3}(?:punkt[ )\\]}>*_-]{1,2}(?:de|ch|at|se)|punt[ )\\]}>*_-]{1,2}(?:nl|be)|(?:punktum|prik|prikk)[ )\\]}>*_-]{1,2}(?:dk|no)|piste[ )\\]}>*_-]{1,2}fi|kropka[ )\\]}>*_-]{1,2}pl|punto[ )\\]}>*_-]{1,2}it|point[ )\\]}>*_-]{1,2}fr|dot[ )\\]}>*_-]{1,2}(?:de|ch|nl|dk|pl|uk))(?![a-z0-9])`,
);

const DOT_WORDS = dot.split('|');

/** A dot between letters, before a capital that begins a word: the end of a sentence without a space after it. */
const SENTENCE_END = /(?<=[\p{L}\p{N}]\.)(?=\p{Lu}(?:\p{Ll}|\P{L}|$))/gu;
/** The same before a lower-case word that is also a top-level domain, after a capitalised word. */
const WORD_END = new RegExp(`(?<=(?<![\\p{L}\\p{N}.@/_-])\\p{Lu}\\p{Ll}*\\.)(?=(?:${words})(?![\\p{L}\\p{N}/.-]))`, 'gu');

/** Inserts missing spaces between sentences, because people write `Danke.De nada` and `Mr.Bean`. */
export const separateSentences = (text: string): string =>
  text.includes('.') ? text.replaceAll(SENTENCE_END, ' ').replaceAll(WORD_END, ' ') : text;

/** Whether a text, separated into sentences and then in plain letters, contains a link. Each pattern runs only when a cheap check shows that it may match. */
export function findsLink(plain: string): boolean {
  if (DOT_LETTER.test(plain) && (DOMAIN.test(plain) || WORDLIKE.test(plain) || SHORT.test(plain))) return true;
  if ((plain.includes('www') || plain.includes('ttp') || plain.includes('xxp')) && CERTAIN.test(plain)) return true;
  const spelt = DOT_WORDS.some((word) => plain.includes(word));
  if (spelt && (SPELT.test(plain) || SPELT_WWW.test(plain) || SPELT_COUNTRY.test(plain))) return true;
  return (spelt || BRACKET_DOT.test(plain)) && BRACKETS.test(plain);
}

const DOT_LETTER = /\.[a-z]/;
const BRACKET_DOT = /[([{<] ?\./;

/** Whether a text in plain letters has a link to a messenger or an email address. */
export const hasAddress = (plain: string): boolean => ADDRESS.test(plain) && CONTACT.test(plain);

const ADDRESS = /@|\.[a-z]|[([{]at[)\]}]/;
const CONTACT =
  /(?<![a-z0-9@._-])(?:t\.me|wa\.me|m\.me|telegram\.me|discord\.gg|line\.me|ig\.me|snapchat\.com|instagram\.com)(?![a-z0-9-])|[a-z0-9._%+-]{2,64} ?(?:@|[([{]at[)\]}]) ?[a-z0-9-]{2,63}\.[a-z]{2,12}(?![a-z0-9-])/;
