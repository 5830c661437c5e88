import { BlockList, isIPv4 } from 'node:net';
import type { SiteId } from '#platform/contract/ids.ts';
import { hashDistance, maxHashDistance } from '#platform/server/images/perceptual-hash.ts';
import type { StandingBlock } from './block-repo.ts';
import { bitsOf, domainsOf, wordsOf } from './read-value.ts';

/** A block that a signup, a message or a photo has hit. */
export interface Hit {
  readonly id: number;
  readonly refuses: boolean;
}

interface Entry extends Hit {
  readonly until: Date | null;
}

/** The blocks of one site, ready to be compared without the database. */
export interface BlockIndex {
  readonly domain: (email: string, now: Date) => Hit | null;
  /** As rate limits name it. */
  readonly network: (network: string, now: Date) => Hit | null;
  readonly phrase: (text: string, now: Date) => Hit | null;
  /** 64 characters `0` and `1`. */
  readonly hash: (bits: string, now: Date) => Hit | null;
}

/** Scripts without spaces between words. */
const WORDLESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export function createBlockIndex(blocks: readonly StandingBlock[]): BlockIndex {
  const of = (kind: string) =>
    blocks
      .filter((block) => block.kind === kind)
      .map(({ id, effect, until, value }) => ({ id, refuses: effect === 'refuse', until, value }));
  const domains = new Map(of('mail_domain').map((block) => [block.value, block]));
  const networks = of('network').map((block) => ({ ...block, list: listOf(block.value) }));
  const hashes = of('photo_hash').map((block) => ({ ...block, bits: bitsOf(block.value) }));
  const phrases = of('phrase').map((block) => ({ ...block, words: `${block.value} ` }));
  const wordless = phrases.filter(({ value }) => WORDLESS.test(value));
  const byFirstWord = Map.groupBy(
    phrases.filter(({ value }) => !WORDLESS.test(value)),
    ({ value }) => value.split(' ', 1)[0] ?? '',
  );
  return {
    domain: (email, now) => strongest(domains.size === 0 ? [] : domainsOf(email).flatMap((domain) => domains.get(domain) ?? []), now),
    network(network, now) {
      const address = network.replace(/\/\d+$/, '');
      const family = isIPv4(address) ? 'ipv4' : 'ipv6';
      return strongest(
        networks.filter(({ list }) => list.check(address, family)),
        now,
      );
    },
    phrase(text, now) {
      if (phrases.length === 0) return null;
      const words = wordsOf(text);
      const found: Entry[] = wordless.filter(({ value }) => words.includes(value));
      // Each word is looked up once, and a phrase is compared only where its first word stands.
      for (let at = 1; at < words.length && byFirstWord.size > 0; at = words.indexOf(' ', at) + 1) {
        const word = words.slice(at, words.indexOf(' ', at));
        for (const phrase of byFirstWord.get(word) ?? []) if (words.startsWith(phrase.words, at)) found.push(phrase);
      }
      return strongest(found, now);
    },
    hash: (bits, now) =>
      strongest(
        hashes.filter((block) => hashDistance(block.bits, bits) <= maxHashDistance),
        now,
      ),
  };
}

/** What refuses comes first. */
function strongest(found: readonly Entry[], now: Date): Hit | null {
  const standing = found.filter(({ until }) => until === null || until > now);
  const hit = standing.find(({ refuses }) => refuses) ?? standing[0];
  return hit === undefined ? null : { id: hit.id, refuses: hit.refuses };
}

function listOf(network: string): BlockList {
  const [address = '', bits] = network.split('/');
  const list = new BlockList();
  if (bits === undefined) list.addAddress(address);
  else list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  return list;
}

export function indexesOf(blocks: readonly StandingBlock[]): ReadonlyMap<SiteId, BlockIndex> {
  return new Map([...Map.groupBy(blocks, ({ site }) => site)].map(([site, own]) => [site, createBlockIndex(own)]));
}
