import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Prints all of the output, not only that of a failure. */
  readonly showOutput?: boolean;
}

/** Usually there are two processors. */
const maxAtOnce = 2;

/** Runs the steps two at a time, prints the output of failed ones and a summary at the end. Returns true if all passed. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const pending = [...steps];
  const failed: string[] = [];
  const worker = async () => {
    for (let step = pending.shift(); step !== undefined; step = pending.shift()) if (!(await passes(step))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, worker));
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
  return failed.length === 0;
}

async function passes({ name, command, args, showOutput = false }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve).once('error', () => resolve(null)));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)${status === 0 && !showOutput ? lastLine(stdout) : ''}`);
  if (status !== 0 || showOutput) console.log(`${stdout}${stderr}`.trimEnd());
  return status === 0;
}

function lastLine(output: string): string {
  const line = output.trim().split('\n').at(-1)?.trim() ?? '';
  return line === '' || line.length > 140 ? '' : `: ${line}`;
}
