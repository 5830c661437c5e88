import fs from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from './clock.ts';
import type { Call } from './http/context.ts';
import type { Log } from './log.ts';
import { createMinuteCounts } from './minute-counts.ts';
import { createSigner } from './secrets.ts';
import { writeWhole } from './storage/write-whole.ts';

/** The event, in codes: never a password, a token or text that somebody wrote. */
export interface SecurityEvent {
  /** Such as `login`. */
  readonly event: string;
  readonly outcome: 'ok' | 'refused';
  /** A code, such as `wrong_password`. */
  readonly reason?: string;
  /** The account concerned; without one the caller. */
  readonly user?: number;
  /** A mail address that may have no account. The log holds only a keyed hash of it. */
  readonly account?: string;
  readonly count?: number;
}

type Caller = Pick<Call, 'network'> & Partial<Pick<Call, 'site' | 'viewer'>>;

/**
 * One JSON object a line, one file a day (UTC) in a folder of its own, beside the log of the process. After 7 days keyed hashes
 * replace the network addresses of a file; they still show whether two lines belong to one network. After 180 days the file is
 * deleted.
 */
export interface SecurityLog {
  write(event: SecurityEvent, caller: Caller): void;
  /** Resolves when everything written so far is in the file. */
  flush(): Promise<void>;
  /** Hides addresses and deletes files that are old enough. */
  tidy(): Promise<void>;
}

/** Maximum lines of refusals of one kind and network in a minute; of further ones only the number is written. */
const maxAlike = 20;

const day = 24 * 3_600_000;
const addressDays = 7;
const keptDays = 180;
const name = /^(\d{4}-\d{2}-\d{2})(\.hidden)?\.jsonl$/;

export function createSecurityLog(folder: string, { clock, log, secret }: { clock: Clock; log: Log; secret: string }): SecurityLog {
  const signer = createSigner(secret, 'security-log');
  const pseudonym = (text: string) => `~${signer.sign(text).slice(0, 16)}`;
  const fileOf = (date: string, hidden = '') => path.join(folder, `${date}${hidden}.jsonl`);
  let written: Promise<void> = Promise.resolve();
  const append = async (file: string, line: string) => {
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.appendFile(file, line, { mode: 0o600 });
    } catch (error) {
      log.error({ error: String(error) }, 'security log could not be written');
    }
  };
  /** Writes the new file completely before it deletes the old one, so that no interruption loses a line. */
  const hideAddresses = async (date: string) => {
    const lines = (await fs.readFile(fileOf(date), 'utf8')).replaceAll(/"network":"([^"~]+)"/g, (_all, network: string) =>
      JSON.stringify({ network: pseudonym(network) }).slice(1, -1),
    );
    await writeWhole(fileOf(date, '.hidden'), lines, { mode: 0o600 });
    await fs.rm(fileOf(date));
  };
  const alike = createMinuteCounts<string>(clock);
  /** How many refusals the line stands for; 0: it is omitted. A flood must fill neither the disk nor the memory. */
  const refusalsOf = (kind: string): number => {
    const { count, before } = alike.add(kind);
    if (count > maxAlike) return 0;
    return count === 1 ? 1 + Math.max(0, before - maxAlike) : 1;
  };
  return {
    write({ event, outcome, reason, user, account, count: given }, { network, site, viewer }) {
      const now = clock.now();
      const refusals = outcome === 'refused' ? refusalsOf(JSON.stringify([event, reason, network])) : 1;
      if (refusals === 0) return;
      const count = refusals > 1 ? refusals : given;
      const time = now.toISOString();
      const about = { user: user ?? viewer?.userId, session: viewer?.sessionId, account: account && pseudonym(account) };
      const line = `${JSON.stringify({ time, event, outcome, reason, site, ...about, network, count })}\n`;
      written = written.then(() => append(fileOf(time.slice(0, 10)), line));
    },
    flush: () => written,
    async tidy() {
      const now = clock.now().getTime();
      const files = await fs.readdir(folder).catch(() => []);
      for (const file of files) {
        const [, date = '', hidden] = name.exec(file) ?? [];
        const age = now - Date.parse(date);
        if (age >= keptDays * day) await fs.rm(path.join(folder, file));
        else if (age >= addressDays * day && hidden === undefined) await hideAddresses(date);
      }
    },
  };
}
