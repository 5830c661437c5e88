import { sql } from 'kysely';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { isLanguage } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { ContentKind } from '../contract/kinds.ts';

/** One text: `language` null for what holds in all languages. */
export interface TextName {
  readonly site: SiteId;
  readonly kind: ContentKind;
  readonly key: string;
  readonly language: Language | null;
}

/** Null for a command on the machine. */
export interface NamedStaff {
  readonly id: number;
  readonly name: string;
}

export interface VersionRow {
  readonly key: string;
  readonly language: Language | null;
  readonly version: number;
  readonly content: unknown;
  readonly savedAt: Date;
  readonly savedBy: NamedStaff | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: NamedStaff | null;
  readonly reverts: number | null;
}

interface Selected {
  readonly key: string;
  readonly language: string;
  readonly version: number;
  readonly content: unknown;
  readonly saved_at: Date;
  readonly saved_by: number | null;
  readonly saver: string | null;
  readonly published_at: Date | null;
  readonly published_by: number | null;
  readonly publisher: string | null;
  readonly reverts: number | null;
}

const named = (id: number | null, name: string | null): NamedStaff | null => (id === null ? null : { id, name: name ?? '' });

const versionOf = (row: Selected): VersionRow => ({
  key: row.key,
  language: isLanguage(row.language) ? row.language : null,
  version: row.version,
  content: row.content,
  savedAt: row.saved_at,
  savedBy: named(row.saved_by, row.saver),
  publishedAt: row.published_at,
  publishedBy: named(row.published_by, row.publisher),
  reverts: row.reverts,
});

const columns = sql`v.key, v.language, v.version, v.content, v.saved_at, v.saved_by, s.name AS saver, v.published_at, v.published_by,
  p.name AS publisher, v.reverts`;
const from = sql`content_versions v LEFT JOIN staff s ON s.id = v.saved_by LEFT JOIN staff p ON p.id = v.published_by`;

/** What is live of a kind: of each text the latest version that was published. */
export async function listPublished(db: Db | Tx, site: SiteId, kind: ContentKind): Promise<VersionRow[]> {
  const { rows } = await sql<Selected>`
    SELECT DISTINCT ON (v.key, v.language) ${columns} FROM ${from}
    WHERE v.site_id = ${site} AND v.kind = ${kind} AND v.published_at IS NOT NULL
    ORDER BY v.key, v.language, v.version DESC`.execute(db);
  return rows.map(versionOf);
}

/** Differs after each publication on any site. Both parts are answered by an index, and no version is ever removed. */
export async function readPublicationState(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    SELECT concat_ws(' ',
      (SELECT count(*) FROM content_versions WHERE published_at IS NOT NULL),
      (SELECT max(id) FROM content_versions WHERE published_at IS NOT NULL)) AS mark`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Of each text of these keys the latest version, published or not. */
export async function listLatest(db: Db | Tx, site: SiteId, kind: ContentKind, keys: readonly string[]): Promise<VersionRow[]> {
  const { rows } = await sql<Selected>`
    SELECT DISTINCT ON (v.key, v.language) ${columns} FROM ${from}
    WHERE v.site_id = ${site} AND v.kind = ${kind} AND v.key = ANY(${[...keys]}::text[])
    ORDER BY v.key, v.language, v.version DESC`.execute(db);
  return rows.map(versionOf);
}

export interface TextHead {
  readonly kind: string;
  readonly key: string;
  readonly language: Language | null;
  readonly savedAt: Date;
  readonly savedBy: NamedStaff | null;
  /** The latest version is a draft that differs from what is live. */
  readonly drafted: boolean;
}

/** The latest version of every text of a site, or of one kind, without its content. */
export async function listHeads(db: Db, site: SiteId, kind: ContentKind | null): Promise<TextHead[]> {
  const { rows } = await sql<{
    kind: string;
    key: string;
    language: string;
    saved_at: Date;
    saved_by: number | null;
    saver: string | null;
    drafted: boolean;
  }>`
    SELECT h.kind, h.key, h.language, h.saved_at, h.saved_by, s.name AS saver,
      h.published_at IS NULL AND h.content IS DISTINCT FROM (
        SELECT p.content FROM content_versions p
        WHERE p.site_id = ${site} AND p.kind = h.kind AND p.key = h.key AND p.language = h.language AND p.published_at IS NOT NULL
        ORDER BY p.version DESC LIMIT 1) AS drafted
    FROM (
      SELECT DISTINCT ON (v.kind, v.key, v.language) v.* FROM content_versions v
      WHERE v.site_id = ${site} AND (${kind}::text IS NULL OR v.kind = ${kind}::text)
      ORDER BY v.kind, v.key, v.language, v.version DESC) h
    LEFT JOIN staff s ON s.id = h.saved_by
    ORDER BY h.kind, h.key, h.language`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    key: row.key,
    language: isLanguage(row.language) ? row.language : null,
    savedAt: row.saved_at,
    savedBy: named(row.saved_by, row.saver),
    drafted: row.drafted,
  }));
}

/** Lets changes of one text wait for each other. */
export async function lockText(tx: Tx, { site, kind, key, language }: TextName): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`content:${site}:${kind}:${key}:${language ?? ''}`}, 0))`.execute(tx);
}

export interface CurrentVersions {
  readonly latest: VersionRow | null;
  /** The live one. */
  readonly published: VersionRow | null;
}

export async function findCurrent(db: Db | Tx, { site, kind, key, language }: TextName): Promise<CurrentVersions> {
  const of = sql`site_id = ${site} AND kind = ${kind} AND key = ${key} AND language = ${language ?? ''}`;
  const { rows } = await sql<Selected>`
    SELECT ${columns} FROM ${from}
    WHERE v.site_id = ${site} AND v.kind = ${kind} AND v.key = ${key} AND v.language = ${language ?? ''}
      AND v.version IN (
        (SELECT max(version) FROM content_versions WHERE ${of}),
        (SELECT max(version) FROM content_versions WHERE ${of} AND published_at IS NOT NULL))
    ORDER BY v.version DESC`.execute(db);
  const found = rows.map(versionOf);
  return { latest: found[0] ?? null, published: found.findLast(({ publishedAt }) => publishedAt !== null) ?? null };
}

export async function findVersion(db: Db | Tx, { site, kind, key, language }: TextName, version: number): Promise<VersionRow | null> {
  const { rows } = await sql<Selected>`
    SELECT ${columns} FROM ${from}
    WHERE v.site_id = ${site} AND v.kind = ${kind} AND v.key = ${key} AND v.language = ${language ?? ''} AND v.version = ${version}`.execute(
    db,
  );
  return rows[0] === undefined ? null : versionOf(rows[0]);
}

/** The newest first, those before `before`. */
export async function listVersions(
  db: Db | Tx,
  { site, kind, key, language }: TextName,
  before: number | null,
  most: number,
): Promise<VersionRow[]> {
  const { rows } = await sql<Selected>`
    SELECT ${columns} FROM ${from}
    WHERE v.site_id = ${site} AND v.kind = ${kind} AND v.key = ${key} AND v.language = ${language ?? ''}
      AND (${before}::int IS NULL OR v.version < ${before}::int)
    ORDER BY v.version DESC LIMIT ${most}`.execute(db);
  return rows.map(versionOf);
}

export interface NewVersion {
  readonly content: object;
  /** Null: a command on the machine. */
  readonly by: StaffId | null;
  readonly now: Date;
  readonly published: boolean;
  readonly reverts?: number;
}

/** Adds the next version of a text, which is locked. */
export async function insertVersion(
  tx: Tx,
  { site, kind, key, language }: TextName,
  { content, by, now, published, reverts }: NewVersion,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO content_versions (site_id, kind, key, language, version, content, saved_at, saved_by, published_at, published_by, reverts)
    SELECT ${site}, ${kind}, ${key}, ${language ?? ''}, coalesce(max(version), 0) + 1, ${JSON.stringify(content)}::jsonb,
      ${now}::timestamptz, ${by}::bigint, ${published ? now : null}::timestamptz, ${published ? by : null}::bigint, ${reverts ?? null}::int
    FROM content_versions WHERE site_id = ${site} AND kind = ${kind} AND key = ${key} AND language = ${language ?? ''}
    RETURNING version`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no version was stored');
  return row.version;
}

export async function markPublished(
  tx: Tx,
  { site, kind, key, language }: TextName,
  version: number,
  { by, now }: Pick<NewVersion, 'by' | 'now'>,
): Promise<void> {
  await sql`
    UPDATE content_versions SET published_at = ${now}, published_by = ${by}::bigint
    WHERE site_id = ${site} AND kind = ${kind} AND key = ${key} AND language = ${language ?? ''} AND version = ${version}`.execute(tx);
}

/**
 * What is live on one site becomes live on a new one. Teasers are named by their id, which is another one there. A legal text begins
 * only by its own publication, and names another company's duties.
 */
export async function copyPublished(tx: Tx, from: SiteId, to: SiteId, now: Date): Promise<void> {
  await sql`
    INSERT INTO content_versions (site_id, kind, key, language, version, content, saved_at, published_at)
    SELECT ${to}::smallint, kind, key, language, 1, content, ${now}::timestamptz, ${now}::timestamptz
    FROM (
      SELECT DISTINCT ON (kind, key, language) kind, key, language, content FROM content_versions
      WHERE site_id = ${from} AND kind NOT IN ('teaser', 'legal') AND published_at IS NOT NULL
      ORDER BY kind, key, language, version DESC) live`.execute(tx);
}
