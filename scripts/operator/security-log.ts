import { parseArgs } from 'node:util';
import type { Platform } from '../../src/platform/server/platform.ts';
import { refuse, runCommand } from './run-command.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { user: text, mail: text, network: text, from: text, to: text } });

await runCommand(run);

/** Writes the security log as JSON lines. */
async function run({ security }: Platform): Promise<boolean> {
  const { user, mail, network } = values;
  const [from, to] = [values.from, values.to].map((day) => (day === undefined ? undefined : new Date(`${day}T00:00:00Z`)));
  if ([from, to].some((day) => day !== undefined && Number.isNaN(day.getTime()))) return refuse('Write a day as 2026-11-30.');
  if (user !== undefined && !/^\d{1,15}$/.test(user)) return refuse('--user takes the number of an account.');
  // The last day belongs to it.
  to?.setUTCDate(to.getUTCDate() + 1);
  const range = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(user !== undefined && { user: Number(user) }),
    ...(mail !== undefined && { account: mail }),
    ...(network !== undefined && { network }),
  };
  for await (const row of security.read(range)) console.log(JSON.stringify(row));
  return true;
}
