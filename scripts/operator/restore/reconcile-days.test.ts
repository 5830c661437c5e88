import { expect, test } from 'vitest';
import { dayIn } from '#platform/contract/time.ts';
import { ok } from '#platform/contract/result.ts';
import { reconcileSince } from './reconcile-days.ts';

const now = new Date('2026-11-27T15:00:00Z');

async function readSince(since: string, away: string | null = null) {
  const days: string[] = [];
  const said: string[] = [];
  const reconcile = async (day: string | undefined) => {
    days.push(day ?? '');
    const items = day === away ? null : 3;
    return ok({ day: dayIn('UTC', now), providers: [{ name: 'stripe', items }], findings: [] });
  };
  await reconcileSince({ accounting: { reconcile }, now }, new Date(since), (sentence) => said.push(sentence));
  return { days, said };
}

test('the reports of each day since the restored time are read', async () => {
  expect(await readSince('2026-11-24T23:59:00Z')).toEqual({
    days: ['2026-11-24', '2026-11-25', '2026-11-26'],
    said: ['books -- --reconcile from 2026-11-24 to 2026-11-26: in order'],
  });
  expect((await readSince('2026-11-27T14:00:00Z')).days).toEqual(['2026-11-26']);
  expect((await readSince('2030-01-01T00:00:00Z')).days).toEqual(['2026-11-26']);
});

test('at most 35 days are read, and which are left is said', async () => {
  const { days, said } = await readSince('2026-10-01T00:00:00Z');
  expect([days.length, days[0], days.at(-1)]).toEqual([35, '2026-10-23', '2026-11-26']);
  expect(said[0]).toMatch(/only the last 35 days are read now.*from 2026-10-01 on/);
});

test('a provider that is away ends it with a sentence', async () => {
  const { days, said } = await readSince('2026-11-20T00:00:00Z', '2026-11-21');
  expect(days).toEqual(['2026-11-20', '2026-11-21']);
  expect(said.at(-1)).toMatch(/The days after that were not read/);
});
