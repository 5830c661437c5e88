import { findsLink, hasAddress, separateSentences } from '#features/account/contract/links.ts';
import { plainText } from '#features/account/contract/plain-text.ts';
import { type Caution, cautions } from '../../contract/cautions.ts';
import { accountNumbers, askerWords, findPhrases, messengerInitials, walletAddresses } from './caution-words.ts';
import { findsPhone } from './phones.ts';

/**
 * The cautions for the recipient of a text, in the order of the contract. A heuristic based on phrases and patterns in all
 * languages of the site: messages with them are delivered all the same.
 */
export function cautionsOf(text: string): Caution[] {
  if (text.length < minLength) return none();
  const plain = plainText(separateSentences(text));
  const phrases = findPhrases(plain);
  const wallet = LONG.test(text) && walletAddresses.test(text);
  const manyDigits = countDigits(plain) >= minDigits;
  const [account, rest] = manyDigits ? removeAccountNumbers(plain, wallet) : [false, plain];
  const found: Readonly<Record<Caution, boolean>> = {
    link: findsLink(plain),
    phone: manyDigits && findsPhone(rest),
    messenger: phrases.has('messenger') || hasInitials(text) || hasAddress(plain) || hasDisguised(plain),
    money: account || phrases.has('money') || (phrases.has('asked') && askerWords.test(plain)),
    crypto: wallet || phrases.has('crypto'),
  };
  return cautions.filter((caution) => found[caution]);
}

/** Whether a text contains a link, even an obfuscated one. */
export const hasLink = (text: string): boolean => text.length >= minLength && findsLink(plainText(separateSentences(text)));

/** Whether a text says how to reach somebody elsewhere. */
export const namesContact = (text: string): boolean => cautionsOf(text).some((caution) => contacts.has(caution));

export const namesPhone = (text: string): boolean => cautionsOf(text).includes('phone');

const contacts: ReadonlySet<Caution> = new Set(['link', 'phone', 'messenger']);

const minLength = 3;
const none = (): Caution[] => [];
/** Digits of the shortest phone number or account number. */
const minDigits = 7;
/** A cheap check for wallet addresses: no word is that long. */
const LONG = /[A-Za-z0-9]{26}/;

function countDigits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}

/** Not in a text that is all in capitals, where they may be part of the sentence. */
const hasInitials = (text: string): boolean => CAPITALS.test(text) && messengerInitials.test(text) && /\p{Ll}/u.test(text);

const CAPITALS = /[WIT][AG]|LINE/;

/** Digits and symbols in place of letters: `te1egram`, `wh4tsapp`. */
function hasDisguised(plain: string): boolean {
  if (!DISGUISED.test(plain)) return false;
  return findPhrases(plain.replaceAll(/[01345@$!]/g, (sign) => signs[sign] ?? sign)).has('messenger');
}

const DISGUISED = /[a-z][01345@$!][a-z]/;
const signs: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's', '!': 'i' };

/** Whether there is an account number, and the text without account numbers and wallets, which may look like phone numbers. */
function removeAccountNumbers(plain: string, wallet: boolean): readonly [boolean, string] {
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

/** Verifies the check digits of an IBAN (ISO 7064, mod 97-10). */
function isAccountNumber(number: string): boolean {
  if (number.length < 15 || number.length > 34) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
