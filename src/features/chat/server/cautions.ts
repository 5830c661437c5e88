import { type Caution, cautions } from '../contract/message.ts';
import { accountNumbers, askerWords, findPhrases, messengerInitials, walletAddresses } from './cautions/caution-words.ts';
import { contactAddress, findsLink } from './cautions/links.ts';
import { findsPhone } from './cautions/phones.ts';
import { plainText } from './cautions/plain-text.ts';

/**
 * Why the reader of a text should be careful, in the order of the contract. A guess by words and patterns in all languages
 * of the house: it warns, and forbids nothing.
 */
export function cautionsOf(text: string): Caution[] {
  if (text.length < shortest) return none();
  const plain = plainText(text);
  const phrases = findPhrases(plain);
  const wallet = LONG.test(text) && walletAddresses.test(text);
  const manyDigits = countDigits(plain) >= fewestDigits;
  const [account, rest] = manyDigits ? takeOutNumbers(plain, wallet) : [false, plain];
  const found: Readonly<Record<Caution, boolean>> = {
    link: findsLink(plain),
    phone: manyDigits && findsPhone(rest),
    messenger: phrases.has('messenger') || hasInitials(text) || hasAddress(plain) || hasDisguised(plain),
    money: account || phrases.has('money') || (phrases.has('asked') && askerWords.test(plain)),
    crypto: wallet || phrases.has('crypto'),
  };
  return cautions.filter((caution) => found[caution]);
}

/** A text that leads somewhere else, however it is spelt. */
export const hasLink = (text: string): boolean => text.length >= shortest && findsLink(plainText(text));

const shortest = 3;
const none = (): Caution[] => [];
/** Of a telephone's or an account's number. */
const fewestDigits = 7;
/** No word is as long as a wallet's address. */
const LONG = /[A-Za-z0-9]{26}/;

function countDigits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}

const hasAddress = (plain: string): boolean => ADDRESS.test(plain) && contactAddress.test(plain);
const ADDRESS = /@|\.[a-z]|[([{]at[)\]}]/;

/** In a text of capitals they are any word's. */
const hasInitials = (text: string): boolean => CAPITALS.test(text) && messengerInitials.test(text) && /\p{Ll}/u.test(text);

const CAPITALS = /[WIT][AG]|LINE/;

/** Letters that are written as digits and signs: `te1egram`, `wh4tsapp`. */
function hasDisguised(plain: string): boolean {
  if (!DISGUISED.test(plain)) return false;
  return findPhrases(plain.replaceAll(/[01345@$!]/g, (sign) => signs[sign] ?? sign)).has('messenger');
}

const DISGUISED = /[a-z][01345@$!][a-z]/;
const signs: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's', '!': 'i' };

/** Whether there is an account's number, and the text without those and without wallets, whose digits are no telephone's. */
function takeOutNumbers(plain: string, wallet: boolean): readonly [boolean, string] {
  if (!wallet && !ACCOUNT.test(plain)) return [false, plain];
  let account = false;
  const rest = plain.replaceAll(accountNumbers, (number) => {
    if (!isAccountNumber(number.replaceAll(' ', ''))) return number;
    account = true;
    return ' ';
  });
  return [account, wallet ? rest.replaceAll(/[a-z0-9]{25,}/g, ' ') : rest];
}

const ACCOUNT = /[a-z]{2}\d{2}[ a-z0-9]{8}/;

/** By its check digits (ISO 7064, mod 97-10). */
function isAccountNumber(number: string): boolean {
  if (number.length < 15 || number.length > 34) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
