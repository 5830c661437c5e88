import { isDeepStrictEqual } from 'node:util';
import type { StaffId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findCurrent, findVersion, insertVersion, lockText, markPublished, type TextName, type VersionRow } from './content-repo.ts';

interface Change {
  /** Null: a command on the machine. */
  readonly by: StaffId | null;
  readonly now: Date;
  /** The version that this person has seen, 0 for none. Undefined: whatever it is. */
  readonly seen?: number | undefined;
}

/** Both versions, and what the other person has saved. */
const conflict = (latest: VersionRow | null, yours: number | undefined) =>
  fail('changed_meanwhile', {
    version: latest?.version ?? 0,
    yours: yours ?? 0,
    by: latest?.savedBy?.name ?? '',
    at: latest?.savedAt.toISOString() ?? '',
    theirs: JSON.stringify(latest?.content ?? {}),
  });

const isOvertaken = (latest: VersionRow | null, seen: number | undefined): boolean => seen !== undefined && seen !== (latest?.version ?? 0);

/** Saves a draft, which is not live. `saved` false: the text is this already. */
export async function saveDraft(
  tx: Tx,
  text: TextName,
  content: object,
  { by, now, seen }: Change,
): Promise<Result<{ readonly version: number; readonly saved: boolean }, 'changed_meanwhile'>> {
  await lockText(tx, text);
  const { latest } = await findCurrent(tx, text);
  // A repeated call, too, has seen the version before its own.
  if (latest !== null && isDeepStrictEqual(latest.content, plain(content))) return ok({ version: latest.version, saved: false });
  if (isOvertaken(latest, seen)) return conflict(latest, seen);
  return ok({ version: await insertVersion(tx, text, { content, by, now, published: false }), saved: true });
}

interface PublishedVersion {
  readonly version: number;
  readonly content: unknown;
  /** What was live until now; undefined for nothing. */
  readonly before: unknown;
}

/** Makes the draft live, once the transaction is committed and `changed` was called. */
export async function publishDraft(
  tx: Tx,
  text: TextName,
  { by, now, seen }: Change,
): Promise<Result<PublishedVersion, 'changed_meanwhile' | 'nothing_to_publish'>> {
  await lockText(tx, text);
  const { latest, published } = await findCurrent(tx, text);
  if (isOvertaken(latest, seen)) return conflict(latest, seen);
  if (latest === null || latest.publishedAt !== null) return fail('nothing_to_publish');
  if (published !== null && isDeepStrictEqual(published.content, latest.content)) return fail('nothing_to_publish');
  await markPublished(tx, text, latest.version, { by, now });
  return ok({ version: latest.version, content: latest.content, before: published?.content });
}

/** Publishes content at once, without a draft. `saved` false: it is live already. */
export async function publishContent(
  tx: Tx,
  text: TextName,
  content: object,
  { by, now }: Change,
): Promise<{ readonly version: number; readonly saved: boolean }> {
  await lockText(tx, text);
  const { latest, published } = await findCurrent(tx, text);
  if (published !== null && published.version === latest?.version && isDeepStrictEqual(published.content, plain(content)))
    return { version: published.version, saved: false };
  return { version: await insertVersion(tx, text, { content, by, now, published: true }), saved: true };
}

/** Publishes the content of an earlier published version again, as a new version. */
export async function revertContent(
  tx: Tx,
  text: TextName,
  version: number,
  { by, now, seen }: Change,
): Promise<Result<PublishedVersion, 'changed_meanwhile' | 'not_found' | 'nothing_to_publish'>> {
  await lockText(tx, text);
  const [{ latest, published }, old] = [await findCurrent(tx, text), await findVersion(tx, text, version)];
  if (old === null || old.publishedAt === null) return fail('not_found');
  if (isOvertaken(latest, seen)) return conflict(latest, seen);
  if (published !== null && isDeepStrictEqual(published.content, old.content)) return fail('nothing_to_publish');
  const content: object = Object(old.content);
  return ok({
    version: await insertVersion(tx, text, { content, by, now, published: true, reverts: version }),
    content,
    before: published?.content,
  });
}

const plain = (content: object): unknown => JSON.parse(JSON.stringify(content));
