import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readBooksCommand } from './commands.ts';
import { openLines } from './open-lines.ts';
import { reportLines } from './report-lines.ts';

describe('npm run books', () => {
  test('says one sentence about a database that was never started', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'emberleaf-books-'));
    try {
      const run = promisify(execFile)(process.execPath, ['scripts/operator/books.ts', '--check'], {
        env: { ...process.env, DATA_DIR: dir },
      });
      // Regression: the error of PostgreSQL about a missing table was printed with its stack.
      await expect(run).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'The database has the schema of an older version, or none: run "npm run migrate", then repeat the command.\n',
      });
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });

  test('takes a day with --reconcile only, and names with --accept', () => {
    expect(readBooksCommand(['--reconcile'])).toMatchObject({ ok: true, options: { reconcile: true, named: [] } });
    expect(readBooksCommand(['--reconcile', '2026-11-21'])).toMatchObject({ ok: true, options: { named: ['2026-11-21'] } });
    expect(readBooksCommand(['--accept', 'E-42', 'txn_1'])).toMatchObject({ ok: true, options: { named: ['E-42', 'txn_1'] } });
    expect(readBooksCommand(['--book', '23', '--as', 'fee'])).toMatchObject({ ok: true, options: { book: '23', as: 'fee' } });
    expect(readBooksCommand(['--write-off', 'E-17'])).toMatchObject({ ok: true, options: { named: ['E-17'] } });
    for (const bad of [
      ['--book', '23'],
      ['--as', 'fee'],
      ['--write-off'],
      ['--reconcile', '2026-11-21', '2026-11-22'],
      ['--check', '2026-11-21'],
      ['--check', '--reconcile'],
      ['--check', '--open'],
      ['2026-11-21'],
      ['--accept'],
      ['--check', '--bzst'],
      ['--accept', '--reconcile', 'E-42'],
      [],
    ])
      expect([bad, readBooksCommand(bad).ok]).toEqual([bad, false]);
  });

  test('names with --open what waits, with its items', () => {
    expect(readBooksCommand(['--open'])).toMatchObject({ ok: true, options: { open: true } });
    expect(openLines([])).toEqual(['✓ nothing waits for you']);
    const since = new Date('2026-11-21T08:30:00Z');
    expect(openLines([{ name: 'withdrawals', items: [{ subject: 'W-7K2M-9QXA', since, note: 'no order fits' }] }])).toEqual([
      '✗ withdrawals: 1',
      '    2026-11-21 08:30  W-7K2M-9QXA: no order fits',
    ]);
  });

  test('prints what the providers reported and what differs, with its sum', () => {
    const [provider, currency] = ['sandbox', 'EUR'];
    const lines = reportLines({
      day: '2026-11-21',
      providers: [
        { name: 'sandbox', items: 3 },
        { name: 'stripe', items: null },
      ],
      findings: [
        { kind: 'no_order', provider, subject: '7', event: 'paid of payment pi_7', order: null, amount: 1990, currency },
        { kind: 'other_amount', provider, subject: '8', event: 'refunded', order: 41, amount: 500, currency },
        { kind: 'not_settled', provider, subject: '42', event: '', order: 42, amount: 1990, currency: 'JPY' },
        { kind: 'unread_report', provider: 'adyen', subject: 'report_7.csv', event: '', order: null, amount: 0, currency: '' },
      ],
    });
    expect(lines).toEqual([
      '✓ sandbox settled 3 items on 2026-11-21',
      '✗ stripe could not be asked for 2026-11-21: the log says why',
      '✗ sandbox: item 7 (paid of payment pi_7) has no order here that is paid in its currency (19.90 EUR)',
      '✗ sandbox: item 8 (refunded) of order E-41 is not booked like this (5.00 EUR)',
      '✗ sandbox: order E-42 was paid and is in no report (1990 JPY)',
      '✗ adyen: report report_7.csv cannot be read and is left out: the log says why',
    ]);
    expect(reportLines({ day: '2026-11-21', providers: [], findings: [] })).toEqual(['No payment provider here reports what it pays out.']);
  });
});
