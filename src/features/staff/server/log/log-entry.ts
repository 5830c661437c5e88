import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** A row of the log without its hash. All values are text, whole numbers, yes or no, or null. */
export interface LogEntry {
  readonly id: number;
  readonly at: Date;
  readonly staff: number | null;
  readonly site: number | null;
  readonly what: string;
  readonly look: boolean;
  readonly subject: string | null;
  readonly reason: string | null;
  readonly words: string | null;
  readonly requestHash: string;
  readonly prevHash: string;
}

/** What stands before the first row. */
export const firstHash = '0'.repeat(64);

export const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

/** The columns of a row that are hashed, as they are named in the export. */
export const hashedColumns = ({ id, at, staff, site, what, look, subject, reason, words, requestHash, prevHash }: LogEntry) => ({
  id,
  at: at.toISOString(),
  staff,
  site,
  what,
  look,
  subject,
  reason,
  words,
  request_hash: requestHash,
  prev_hash: prevHash,
});

/** The hash of a row, over the canonical JSON of its columns. */
export const entryHash = (entry: LogEntry): string => hashOf(hashedColumns(entry));

/** RFC 8785. Throws for text that no database can keep: see `storable`. */
export const canonicalJson = (value: unknown): string => canonicalize(value) ?? 'null';

/**
 * A value of JSON as PostgreSQL gives it back: half of a surrogate pair becomes U+FFFD, and U+0000 goes. Otherwise the hash of what is
 * stored would be another one.
 */
export const storable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_key, one: unknown) => (typeof one === 'string' ? storableText(one) : one));

export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** Never hashed: who has the log could find a short one by trying. */
const secrets = new Set(['password', 'code', 'token', 'assertion', 'client_data', 'attestation', 'credential_id']);

/** The hash of what was asked for, without what proves who asks. */
export function requestHash(call: string, query: unknown, body: unknown): string {
  const open = typeof body === 'object' && body !== null ? Object.entries(body).filter(([key]) => !secrets.has(key)) : [];
  return hashOf(storable({ call, query: query ?? {}, body: Object.fromEntries(open) }));
}
