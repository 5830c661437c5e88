import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface ScriptResult {
  /** Null: it was killed. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Ms after which a script is killed that should have ended by itself. */
const endsWithin = 60_000;

/** Runs a script of the project with these variables alone, until it ends. */
export async function runScript(script: readonly string[], variables: Readonly<Record<string, string>>): Promise<ScriptResult> {
  const child = spawn(process.execPath, [...script], { env: { PATH: process.env['PATH'], APP_ENV: 'test', ...variables } });
  const hangs = setTimeout(() => child.kill('SIGKILL'), endsWithin);
  const ended = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  clearTimeout(hangs);
  return { code: child.exitCode, out, err };
}
