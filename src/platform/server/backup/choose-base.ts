import { BackupError, DamagedError } from './backup-error.ts';
import type { Codec } from './codec.ts';
import { historyName, restoreFolder, systemsFolder, timeOfStamp } from './layout.ts';
import type { RestoreRecord } from './restore-record.ts';
import { listBases, type Manifest, readBases, readJson } from './manifest.ts';
import type { BackupPlace } from './place.ts';

export interface Choice {
  readonly base: Manifest;
  readonly bases: readonly Manifest[];
  /** The timeline that the site used at the time to restore. */
  readonly timeline: number;
}

export interface Wanted {
  /** Null: as far as the backup reaches. */
  readonly to: Date | null;
  /** The database that is there now. */
  readonly own: string | null;
  /** The database that the operator names. */
  readonly system: string | null;
  readonly say: (sentence: string) => void;
}

/**
 * The newest base from which a time can be restored. After a restore, a time before it means what the site was then, so also what that
 * restore has undone.
 */
export async function chooseBase(place: BackupPlace, codec: Codec, { to, own, system: asked, say }: Wanted): Promise<Choice> {
  const system = await chooseSystem(place, own, asked);
  const bases = (await readBases(place, codec, system, say)).bases.filter(({ database }) => database !== null);
  const until = to?.getTime() ?? Infinity;
  const timeline = await timelineAt(place, codec, system, until, bases, say);
  const history = await readHistory(place, codec, system, timeline);
  const base = bases.filter(({ ended_at, database }) => {
    const leftAt = database?.timeline === timeline ? 'FFFFFFFF/FFFFFFFF' : history.get(database?.timeline ?? 0);
    return Date.parse(ended_at) <= until && leftAt !== undefined && positionOf(database?.stop_lsn ?? '') <= positionOf(leftAt);
  });
  const chosen = base.at(-1);
  if (chosen !== undefined) return { base: chosen, bases, timeline };
  const [first] = bases;
  throw new BackupError(
    first === undefined
      ? 'The place that BACKUP_URL names has no backup of a database.'
      : `No backup reaches back to that time: the earliest that can be restored is ${first.ended_at}.`,
  );
}

/** Asks the operator where several databases have backups and a wrong one could be taken. Reads names alone. */
async function chooseSystem(place: BackupPlace, own: string | null, asked: string | null): Promise<string> {
  const found: { readonly system: string; readonly first: string; readonly last: string }[] = [];
  for (const name of await place.list(systemsFolder)) {
    const system = name.slice(name.lastIndexOf('/') + 1);
    const ids = await listBases(place, system);
    const [first, last] = [ids[0], ids.at(-1)];
    if (first !== undefined && last !== undefined) found.push({ system, first, last });
  }
  const [only] = found;
  if (only === undefined) throw new BackupError('The place that BACKUP_URL names has no complete backup.');
  const list = found.map(({ system, last }) => `${system} (until ${timeOfStamp(last).toISOString()})`).join(', ');
  if (asked !== null) {
    if (found.some(({ system }) => system === asked)) return asked;
    throw new BackupError(`The place that BACKUP_URL names has no backup of the database ${asked}, but of ${list}.`);
  }
  if (found.length === 1) return only.system;
  const ours = found.find(({ system }) => system === own);
  // One that began when another had ended may be the empty database of a new machine.
  if (ours !== undefined && found.every(({ last }) => last >= ours.first)) return ours.system;
  throw new BackupError(`The place that BACKUP_URL names has backups of several databases: ${list}. Choose one with --system.`);
}

/** That of the newest base or restore before a time. */
async function timelineAt(
  place: BackupPlace,
  codec: Codec,
  system: string,
  until: number,
  bases: readonly Manifest[],
  say: (sentence: string) => void,
): Promise<number> {
  const uses = bases.map(({ ended_at, database }) => ({ at: Date.parse(ended_at), timeline: database?.timeline ?? Infinity }));
  for (const name of await place.list(restoreFolder(system))) {
    try {
      const record = await readJson<RestoreRecord>(place, codec, name);
      if (record !== null) uses.push({ at: Date.parse(record.at), timeline: record.timeline });
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      say(`The record of a restore is left out: ${name} is damaged.`);
    }
  }
  const newest = uses.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at || a.timeline - b.timeline);
  return newest.at(-1)?.timeline ?? Math.min(...uses.map(({ timeline }) => timeline));
}

/** The timelines that came before one, each with where in the WAL the next one left it. */
async function readHistory(place: BackupPlace, codec: Codec, system: string, timeline: number): Promise<ReadonlyMap<number, string>> {
  const object = await place.get(historyName(system, timeline));
  const content = object === null ? null : await codec.unpack(object);
  const lines = content?.toString().split('\n') ?? [];
  return new Map(
    lines.flatMap((line) => {
      const [, number, position] = /^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? [];
      return number === undefined || position === undefined ? [] : [[Number(number), position] as const];
    }),
  );
}

/** A place in the WAL, such as `0/3000148`. */
function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high || '0'}`) << 32n) + BigInt(`0x${low || '0'}`);
}
