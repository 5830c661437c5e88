/** Names in the place of the backups. A system is a database as `initdb` made it: WAL of two has the same names. */
/** Has an object for each system that has a backup here. */
export const systemsFolder = 'systems';

export const baseFolder = (system: string): string => `${system}/bases`;

export const manifestName = (system: string, id: string): string => `${baseFolder(system)}/${id}/manifest`;

export const listName = (system: string, id: string): string => `${baseFolder(system)}/${id}/list`;

/** By timeline, because each restore begins a new one. */
export const walName = (system: string, file: string): string => `${system}/wal/${file.slice(0, 8)}/${file}`;

export const walFolder = (system: string, timeline: number): string => `${system}/wal/${timelineName(timeline)}`;

export const timelineName = (timeline: number): string => timeline.toString(16).toUpperCase().padStart(8, '0');

export const historyName = (system: string, timeline: number): string => walName(system, `${timelineName(timeline)}.history`);

/** Lists of files that came after a base. */
export const newFilesFolder = (system: string): string => `${system}/files`;

/** Records of restores, each by the timeline that it began. */
export const restoreFolder = (system: string): string => `${system}/restores`;

/** What a restore must not take back: erasures, and how far numbers were given. */
export const outlastingName = (system: string): string => `${system}/outlasting`;

/** What a file of WAL is called, without history files and labels. */
export const isSegment = (file: string): boolean => /^[0-9A-F]{24}$/.test(file);

/** A time as part of a name, in ascending order as text: `20261127T185500123Z`. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '');

export function timeOfStamp(stamp: string): Date {
  const [, year, month, day, hours, minutes, seconds, ms] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(stamp) ?? [];
  return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}
