import { Resolver } from 'node:dns/promises';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getMailDns as endpoint } from '../contract/endpoints.ts';

type MailDns = ReplyOf<typeof endpoint>;
type Entry = MailDns['spf'];

/** The texts at a name; null: DNS could not be asked. */
export type FindTexts = (name: string) => Promise<readonly string[] | null>;

const patienceMs = 2000;
const isDmarc = /^v=DMARC1(?:\s*;|$)/i;

/** Asks the resolvers of this machine, or these, each once. */
export function createFindTexts(servers?: readonly string[]): FindTexts {
  const resolver = new Resolver({ timeout: patienceMs, tries: 1 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), patienceMs);
    const asked = resolver.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      (error: NodeJS.ErrnoException) => (error.code === 'ENOTFOUND' || error.code === 'ENODATA' ? [] : null),
    );
    return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
  };
}

/** The domain of an address, with or without a name before it. */
export const domainOf = (from: string): string => (/@([^@\s<>]+)>?$/.exec(from.trim())?.[1] ?? '').toLowerCase();

/** Names that are in no DNS (RFC 6761): nobody has to be asked. */
const reserved = /^$|(?:^|\.)(?:test|example|invalid|localhost)$/;

/** What receivers find in the DNS about the domain that mails come from. */
export async function readMailDns(domain: string, findAny: FindTexts): Promise<MailDns> {
  const find: FindTexts = reserved.test(domain) ? async () => null : findAny;
  const [spf, own, parent] = await Promise.all([find(domain), find(`_dmarc.${domain}`), find(`_dmarc.${organisationOf(domain)}`)]);
  const dmarc = entryOf(own, isDmarc);
  // Without one of its own, that of the organisation holds (RFC 7489, 6.6.3).
  return { domain, spf: entryOf(spf, /^v=spf1(?:\s|$)/i), dmarc: dmarc.state === 'missing' ? entryOf(parent, isDmarc) : dmarc };
}

/** Its last two parts: close enough for most domains, and at worst it says that an entry is missing. */
const organisationOf = (domain: string): string => domain.split('.').slice(-2).join('.');

function entryOf(texts: readonly string[] | null, begins: RegExp): Entry {
  if (texts === null) return { state: 'unknown', text: null };
  const found = texts.filter((one) => begins.test(one.trim()));
  const [first] = found;
  if (first === undefined) return { state: 'missing', text: null };
  // More than one is an error for receivers: none of them counts.
  return { state: found.length > 1 ? 'doubled' : 'found', text: first.slice(0, 500) };
}
