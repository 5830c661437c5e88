import { setTimeout as sleep } from 'node:timers/promises';
import type { Written } from './chat-load.ts';

/** Ms at the 99th percentile. */
export const maxDelayMs = 100;

/** Raises the rate of messages by 20 % until they are late or lost. Each rate gets a second try, because the machine may have stalled. */
export async function findHighestRate(from: number, write: (perSecond: number) => Promise<Written>): Promise<number> {
  let best = 0;
  for (let rate = from; ; rate = Math.round((rate * 1.2) / 100) * 100) {
    if (!(await sustains(rate, write)) && !(await sustains(rate, write))) return best;
    best = rate;
  }
}

async function sustains(rate: number, write: (perSecond: number) => Promise<Written>): Promise<boolean> {
  const startedAt = performance.now();
  const { delivered, failed, cpu } = await write(rate);
  const seconds = (performance.now() - startedAt) / 1000;
  const [p50, p99] = [delivered.p50.toFixed(1), delivered.p99.toFixed(1)];
  const share = ((cpu / seconds) * 100).toFixed(0);
  console.log(`  ${rate}/s: delivered p50 ${p50} ms, p99 ${p99} ms, ${failed} failed; writers took ${share} % of a core`);
  await sleep(1000);
  return failed === 0 && delivered.p99 < maxDelayMs;
}
