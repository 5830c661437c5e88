import { describe, expect, test } from 'vitest';
import { callProvider } from './call-provider.ts';

/** The pauses in ms before the retries of a call that is refused once with this `Retry-After`; null when it is not retried. */
async function pausesOf(retryAfter: string): Promise<readonly number[] | null> {
  const pauses: number[] = [];
  let calls = 0;
  const send = async () => {
    calls += 1;
    if (calls === 1) throw new Error('refused');
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const isDone = await callProvider(send, () => ({ status: 429, retryAfter }), { timeout: 1000, wait }).then(
    () => true,
    () => false,
  );
  return isDone ? pauses : null;
}

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();

describe('a refused call is retried', () => {
  test('after the seconds that the provider names', async () => {
    expect(await pausesOf('2')).toEqual([2000]);
    expect(await pausesOf('60')).toBeNull();
  });

  // Regression: a date was treated as a missing header, so the next attempt came too early and was refused again.
  test('at the date that the provider names', async () => {
    const [pause] = (await pausesOf(inSeconds(4))) ?? [];
    expect(pause).toBeGreaterThanOrEqual(3000);
    expect(pause).toBeLessThanOrEqual(4000);
    expect(await pausesOf(inSeconds(60))).toBeNull();
    expect(await pausesOf(inSeconds(-60))).toEqual([0]);
  });

  test('after a short pause, where the header cannot be read', async () => {
    expect(await pausesOf('soon')).toEqual([250]);
  });
});
