import { expect, test } from 'vitest';
import type { CaseRow } from '#features/cases/contract/schemas.ts';
import { nextCase } from './next-case.ts';

const row = (number: string, change: Partial<CaseRow> = {}): CaseRow => ({
  number,
  kind: 'report',
  reason: null,
  state: 'open',
  subject: null,
  sources: 1,
  opened_at: '2026-11-26T15:00:00Z',
  due_at: '2026-11-27T15:00:00Z',
  lease: null,
  ...change,
});
const lease = { name: 'Ute Brandt', role: 'moderator' as const, mine: false, until: '2026-11-26T15:10:00Z' };

test('the next case is the most urgent one that is free', () => {
  const rows = [row('A', { lease }), row('B'), row('C'), row('D', { state: 'held_for_second' })];
  expect(nextCase(rows, 'B', new Set())).toBe('C');
  expect(nextCase(rows, 'C', new Set())).toBe('B');
  expect(nextCase(rows, null, new Set())).toBe('B');
  expect(nextCase([row('A', { lease: { ...lease, mine: true } })], null, new Set())).toBe('A');
});

test('cases that were put off come again after all others', () => {
  const rows = [row('A'), row('B'), row('C')];
  expect(nextCase(rows, 'A', new Set(['A']))).toBe('B');
  expect(nextCase(rows, 'B', new Set(['A', 'B']))).toBe('C');
  expect(nextCase(rows, 'C', new Set(['A', 'B', 'C']))).toBe('A');
  expect(nextCase(rows, 'A', new Set(['A', 'B', 'C']))).toBe('B');
  expect(nextCase([row('A')], 'A', new Set())).toBeNull();
});
