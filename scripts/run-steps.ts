import { spawnSync } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Runs one step after another, shows the output of what fails, and says at the end what failed. True: all passed. */
export function runSteps(steps: readonly Step[]): boolean {
  const failed: string[] = [];
  for (const { name, command, args } of steps) {
    const startedAt = performance.now();
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)${status === 0 ? lastLine(stdout) : ''}`);
    if (status === 0) continue;
    failed.push(name);
    console.log(`${stdout}${stderr}`);
  }
  if (failed.length > 0) console.log(`Not in order: ${failed.join(', ')}.`);
  return failed.length === 0;
}

function lastLine(text: string): string {
  const line = text.trim().split('\n').at(-1)?.trim() ?? '';
  return line === '' || line.length > 140 ? '' : `: ${line}`;
}
