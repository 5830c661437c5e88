import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { getHome, getLog } from '../../contract/log.ts';
import { answerApproval, changeRoles, getApprovals } from '../../contract/people.ts';

let app: TestApp;
let site: number;
let [asks, other]: BuiltStaff[] = [];
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
  [asks, other] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(() => app.close());

const both = (): [BuiltStaff, BuiltStaff] => {
  if (asks === undefined || other === undefined) throw new Error('nobody is there');
  return [asks, other];
};

/** Asks that a moderator becomes an owner. */
async function ask({ client }: BuiltStaff) {
  const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site }] });
  const { approval } = (await client.call(changeRoles, { body: { id: moderator.id, roles: [{ role: 'owner', site }] } })).reply;
  return { id: approval?.id ?? 0, hash: approval?.hash ?? '', moderator };
}
const open = async (client: TestClient, id: number) => (await client.call(getApprovals)).reply.approvals.find((one) => one.id === id);
const ended = async (client: TestClient, id: number) => (await client.call(getApprovals)).reply.ended.find((one) => one.id === id);

describe('a request for a second yes', () => {
  test('says to whoever can answer what it would do, and to whoever asked who could answer', async () => {
    const [first, second] = both();
    const { id, moderator } = await ask(first);
    expect(await open(second.client, id)).toMatchObject({
      kind: 'staff-role',
      subject: moderator.id,
      mine: false,
      state: 'open',
      facts: { roles: { before: [{ role: 'moderator', site }], after: [{ role: 'owner', site }] }, figures: [] },
      asked_by: { id: first.id },
    });
    expect((await open(first.client, id))?.approvers).toHaveLength(1);
    expect(await open(moderator.client, id)).toBeUndefined();
    expect((await second.client.call(getHome)).reply.waits).toMatchObject([{ kind: 'approvals' }]);
    expect((await first.client.call(getHome)).reply.waits).toEqual([]);
  });

  test('is withdrawn by whoever asked, and refused with words by somebody else', async () => {
    const [first, second] = both();
    const own = await ask(first);
    const words = 'Not yet,\nplease.';
    expect((await first.client.call(answerApproval, { body: { id: own.id, hash: own.hash, approve: false } })).status).toBe(200);
    expect(await ended(first.client, own.id)).toMatchObject({ state: 'withdrawn', ended_by: { id: first.id } });
    const refused = await ask(first);
    const body = { id: refused.id, hash: refused.hash, approve: false, words };
    expect((await second.client.call(answerApproval, { body: { ...body, words: 'word '.repeat(201) } })).error).toMatchObject({
      code: 'too_many_words',
      params: { max: 200 },
    });
    expect((await second.client.call(answerApproval, { body })).status).toBe(200);
    expect(await ended(first.client, refused.id)).toMatchObject({ state: 'refused', ended_by: { id: second.id }, answer: words });
    const { rows } = (await second.client.call(getLog, { query: { what: 'approval' } })).reply;
    expect(rows.slice(0, 2)).toMatchObject([
      { subject: `approval ${refused.id}`, reason: 'refused', words },
      { subject: `approval ${own.id}`, reason: 'withdrawn', words: null },
    ]);
  });

  test('lapses after a day', async () => {
    const [first, second] = both();
    const { id, hash } = await ask(first);
    app.platform.clock.advance(24 * 3600 - 60);
    const again = [await buildStaff(app), await buildStaff(app)] as const;
    expect(await open(again[0].client, id)).toMatchObject({ state: 'open' });
    app.platform.clock.advance(61);
    const answer = async () => (await again[0].client.call(answerApproval, { body: { id, hash, approve: true } })).error?.code;
    expect([await open(again[0].client, id), await answer()]).toEqual([undefined, 'approval_lapsed']);
    expect(await ended(again[0].client, id)).toMatchObject({ state: 'lapsed', ended_by: null });
    await app.platform.jobs.runAllNow();
    await app.platform.jobs.runAllNow();
    expect([(await ended(again[0].client, id))?.state, await answer()]).toEqual(['lapsed', 'approval_lapsed']);
    expect([first.id, second.id]).not.toContain(again[0].id);
  });

  test('gets a clear error for everything that is no answer', async () => {
    const [first] = both();
    const client = (await buildStaff(app)).client;
    const { id, hash } = await ask({ ...first, client });
    for (const body of [{}, { id }, { id: 'x', hash, approve: true }, { id, hash: 7, approve: true }, { id, hash, approve: 'yes' }])
      expect((await client.raw('POST', '/api/admin/approval.php', body)).error?.code).toBe('invalid_request');
    expect((await client.raw('POST', '/api/admin/approval.php', { id, hash, approve: true, words: 'x'.repeat(8001) })).status).toBe(400);
    expect((await client.call(answerApproval, { body: { id: 99_999_999, hash, approve: true } })).error?.code).toBe('not_found');
    expect((await app.client().call(answerApproval, { body: { id, hash, approve: true } })).status).toBe(403);
  });
});
