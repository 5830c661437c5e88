import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { plainText } from '#features/account/contract/plain-text.ts';
import { type BlockKind, maxBlockValue, minPhraseLetters, widestNetwork } from '../../contract/block-rules.ts';

/** A value as it is stored and compared; null when it is none of its kind. */
export function readValue(kind: BlockKind, typed: string): string | null {
  const text = typed.trim();
  if (text.length > maxBlockValue) return null;
  switch (kind) {
    case 'mail_domain':
      return readDomain(text);
    case 'network':
      return readNetwork(text.toLowerCase());
    case 'phrase':
      return readPhrase(text);
    case 'photo_hash':
      return HASH.test(text) ? text.toLowerCase() : null;
  }
}

const HASH = /^[0-9a-f]{16}$/i;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);

/** Also written as `@example.org` or `*.example.org`. Its subdomains are meant, too. */
function readDomain(text: string): string | null {
  const domain = domainToASCII(text.replace(/^(?:\*?\.|@)/, ''));
  return DOMAIN.test(domain) && isIP(domain) === 0 ? domain : null;
}

/** The domain of an address, and those above it; each as it is written where it has no other form, as with a label `xn--` that is none. */
export function domainsOf(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split(DOT);
  return labels.slice(0, -1).map((_label, at) => {
    const domain = labels.slice(at).join('.');
    return domainToASCII(domain) || domain;
  });
}

/** Dots that separate the labels of a domain. */
const DOT = /[.\u3002\uff0e\uff61]/;

/**
 * Words as phrases are compared: in plain letters, so that accents, invisible characters, letters of other alphabets and spacing hide
 * nothing, with one space around each word.
 */
export function wordsOf(text: string): string {
  return ` ${plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

function readPhrase(text: string): string | null {
  const phrase = wordsOf(text).trim();
  return phrase.replaceAll(' ', '').length < minPhraseLetters ? null : phrase;
}

/** An address or a network with its prefix, masked: `198.51.100.0/24`. IPv6 callers are known by their /64. */
function readNetwork(text: string): string | null {
  const [address = '', typed, ...more] = text.split('/');
  const version = isIP(address);
  if (more.length > 0 || version === 0 || address.includes('%') || (version === 6 && address.includes('.'))) return null;
  if (typed !== undefined && !/^\d{1,3}$/.test(typed)) return null;
  const [width, narrowest, widest] = version === 4 ? ([32, 32, widestNetwork[4]] as const) : ([128, 64, widestNetwork[6]] as const);
  const bits = Number(typed ?? narrowest);
  if (bits > width || bits < widest) return null;
  const prefix = Math.min(bits, narrowest);
  const groups = masked(version === 4 ? address.split('.').map(Number) : expanded(address), width, prefix);
  if (version === 6)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/${prefix}`;
  return prefix === width ? groups.join('.') : `${groups.join('.')}/${prefix}`;
}

function expanded(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [left, right] = [read(head), read(tail ?? '')];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** The groups of an address without the bits behind the prefix. */
function masked(groups: readonly number[], width: number, prefix: number): number[] {
  const size = width / groups.length;
  return groups.map((group, at) => {
    const kept = Math.min(size, Math.max(0, prefix - at * size));
    return Math.floor(group / 2 ** (size - kept)) * 2 ** (size - kept);
  });
}

/** A hash as it is stored with a photo: 64 characters `0` and `1`. */
export const bitsOf = (hash: string): string => BigInt(`0x${hash}`).toString(2).padStart(64, '0');

export const hashOf = (bits: string): string => BigInt(`0b${bits}`).toString(16).padStart(16, '0');
