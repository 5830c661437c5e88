import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { storagePaths } from '#features/photos/server/index.ts';

/** Folders of the storage: photos and images of conversations lie in 256 of them, by the first letters of their names. */
export const storedFolders: readonly string[] = [
  ...Array.from({ length: 256 }, (_nothing, n) => `photos/${n.toString(16).padStart(2, '0')}`),
  'evidence',
  'exports',
  'teasers',
  'gifs',
];

/** The files in a folder that rows name. GIFs are those that were sent. */
export async function listNamedFiles(db: Db, folder: string): Promise<string[]> {
  switch (folder) {
    case 'evidence':
      return listEvidence(db);
    case 'exports': {
      const { rows } = await sql<{ file: string | null }>`SELECT file FROM data_exports WHERE file IS NOT NULL`.execute(db);
      return rows.flatMap(({ file }) => file ?? []);
    }
    case 'teasers': {
      const { rows } = await sql<{
        name: string | null;
      }>`SELECT DISTINCT image_name AS name FROM teasers WHERE image_name IS NOT NULL`.execute(db);
      return rows.flatMap(({ name }) => (name === null ? [] : [`teasers/${name}.webp`]));
    }
    case 'gifs': {
      const { rows } = await sql<{ key: string }>`
        SELECT DISTINCT substr(gif ->> 'id', 7) AS key FROM messages WHERE gif ->> 'id' LIKE 'giphy:%'`.execute(db);
      return rows.flatMap(({ key }) => [`gifs/giphy/${key}.webp`, `gifs/giphy/still/${key}.webp`]);
    }
    default:
      return listPhotos(db, folder.slice('photos/'.length));
  }
}

/** `start`: hexadecimal. */
async function listPhotos(db: Db, start: string): Promise<string[]> {
  // No name of that start comes after it with a "g", so the index of names serves.
  const end = `${start}g`;
  const { rows } = await sql<{ name: string; width: number; avif: boolean }>`
    SELECT name, width, avif FROM photos WHERE name >= ${start} AND name < ${end}
    UNION ALL SELECT name, width, avif FROM chat_images WHERE name >= ${start} AND name < ${end}`.execute(db);
  return rows.flatMap(storagePaths);
}

/** Of photos that notices name, a copy is not always there: what was missing when the notice came. */
async function listEvidence(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT DISTINCT p.file FROM (
      SELECT evidence FROM reports UNION ALL SELECT evidence FROM notices UNION ALL SELECT lines FROM case_sources
    ) s CROSS JOIN LATERAL (
      SELECT jsonb_path_query(s.evidence, 'strict $.**.file ? (@.type() == "string")', silent => true) #>> '{}' AS file
      UNION SELECT 'evidence/' || (jsonb_path_query(s.evidence, '$.photos[*] ? (@.type() == "string")') #>> '{}') || '.webp'
    ) p WHERE p.file IS NOT NULL`.execute(db);
  return rows.map(({ file }) => file);
}

/** Those of the files that are to be removed, and so need no row that names them. */
export async function listBeingRemoved(db: Db, folder: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM file_deletions WHERE starts_with(name, ${`${folder}/`})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Copies that are still to be made: rows may name them before they are there. Those that could not be made are not among them. */
export async function listPendingCopies(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('file_copies').select('name').where('retry_at', 'is', null).execute();
  return new Set(rows.map(({ name }) => name));
}

/** Whether the file is to be removed, or expected, and no process has begun to remove it. */
export async function isStillDue(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('file_deletions')
    .select('name')
    .where('name', '=', name)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
