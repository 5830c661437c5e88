import path from 'node:path';

/** What this installation knows about its backups, and what it has not handed over yet. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backup');

/** Where the embedded database puts its WAL until a process hands it over. While there is no such folder, it keeps none. */
export const archiveFolder = (dataDir: string): string => path.join(backupFolder(dataDir), 'wal');

/** As one word of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The `archive_command` of the embedded database. It fails if a file cannot be kept, and PostgreSQL tries again. It reads the folder each
 * time, so the first backup needs no restart.
 */
export function archiveCommand(folder: string): string {
  const target = quote(folder).replaceAll('%', '%%');
  const copy = `cp %p ${target}/%f.part && sync ${target}/%f.part && mv ${target}/%f.part ${target}/%f`;
  return `[ ! -d ${target} ] || { ${copy}; }`;
}
