import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteId, staffId } from '#platform/contract/ids.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkLog } from '../../contract/log.ts';
import { createLookRoutes, replying } from './acts.ts';
import { readLogWords } from './log-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const looks = async () =>
  (await app.platform.database.pool.query('SELECT what, look, subject, reason, words FROM staff_log WHERE look ORDER BY id')).rows;

test('a look stands in the log before its reply is made, and only if something was shown', async () => {
  const owner = await buildStaff(app);
  const site = siteId((await app.features.sites.byHost('localhost')).id);
  const call = { site, staff: { staffId: staffId(owner.id) } } as Call;
  const looking = createLookRoutes({ db: app.platform.database.db, clock: app.platform.clock });
  const words = readLogWords(' two words ');
  let shown: 'lines' | 'nothing' | 'failure' = 'lines';
  const { handle } = looking(checkLog, async (_input, _call, look) => {
    const seen = await look(async () => {
      if (shown === 'failure') return fail('not_found');
      return ok({
        value: 7,
        subject: 'M-1',
        reason: 'context',
        words: typeof words === 'string' ? words : undefined,
        nothing: shown === 'nothing',
      });
    });
    return replying(seen, async (rows) => {
      expect(await looks()).toHaveLength(1);
      return { ok: true, rows, broken: null, head: null };
    });
  });
  const look = () => handle({ query: {}, body: undefined }, call);
  expect(await look()).toMatchObject({ ok: true, value: { rows: 7 } });
  shown = 'nothing';
  expect(await look()).toMatchObject({ ok: true });
  shown = 'failure';
  expect(await look()).toMatchObject({ ok: false, code: 'not_found' });
  expect(await looks()).toEqual([{ what: 'log-check', look: true, subject: 'M-1', reason: 'context', words: 'two words' }]);
  expect((await owner.client.call(checkLog)).reply.ok).toBe(true);
});

describe('words for the log', () => {
  test('are at most two hundred', () => {
    expect(readLogWords(Array(200).fill('word').join(' \n'))).toHaveLength(200 * 6 - 2);
    expect(readLogWords(Array(201).fill('word').join(' '))).toMatchObject({ code: 'too_many_words', params: { max: 200 } });
    expect(readLogWords('x'.repeat(4001))).toMatchObject({ code: 'too_many_words' });
    expect([readLogWords(undefined), readLogWords(' \n ')]).toEqual([undefined, undefined]);
  });
});
