import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addSite, getSite, putSite } from '../../contract/endpoints.ts';
import { endSockets } from '../life/closing.ts';

let app: TestApp;
let owner: BuiltStaff;
let elsewhere: number;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'http://main.test' });
  owner = await buildStaff(app);
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());

const putHosts = async (hosts: string[], query: { site?: number } = {}) => {
  const { version } = (await owner.client.call(getSite, { query })).reply;
  return (await owner.client.call(putSite, { query, body: { version, hosts } })).error?.params;
};

test('the host of PUBLIC_URL belongs to the main site, which need not name it', async () => {
  const taken = { problem: 'host_taken', value: 'main.test' };
  expect(await putHosts(['de.localhost', 'main.test'], { site: elsewhere })).toMatchObject(taken);
  const from = (await app.features.sites.byHost('localhost')).id;
  const added = await owner.client.call(addSite, { body: { from, host: 'main.test', name: 'Neu' } });
  expect(added.error?.params).toMatchObject(taken);
  const { hosts } = (await owner.client.call(getSite)).reply;
  expect(await putHosts([...hosts, 'main.test'])).toBeUndefined();
});

test('a host stays while somebody can log in with its passkeys only', async () => {
  const ute = await buildStaff(app, { roles: [{ role: 'moderator', site: elsewhere }] });
  expect(await putHosts(['de.localhost', 'old.test'], { site: elsewhere })).toBeUndefined();
  const { db } = app.platform.database;
  await db
    .updateTable('sites')
    .set({ hosts: ['de.localhost', 'old.test'] })
    .where('id', '=', elsewhere)
    .execute();
  const key = {
    staff_id: ute.id,
    credential_id: 'one',
    public_key: Buffer.from('key'),
    host: 'old.test',
    sign_count: 0,
    name: 'Handy',
    created_at: new Date(),
  };
  await db.insertInto('staff_passkeys').values(key).execute();
  expect(await putHosts(['de.localhost'], { site: elsewhere })).toMatchObject({ problem: 'host_has_keys', value: 'old.test' });
  await db
    .insertInto('staff_passkeys')
    .values({ ...key, credential_id: 'two', host: 'de.localhost' })
    .execute();
  expect(await putHosts(['de.localhost'], { site: elsewhere })).toBeUndefined();
});

test('connections that are open when a site closes are ended, and no others', async () => {
  const { db } = app.platform.database;
  const [here, there] = [await buildMember(app), await buildMember(app, { host: 'de.localhost' })];
  const ended: number[] = [];
  const run = () =>
    endSockets({ db, clock: app.platform.clock, sites: app.features.sites, live: { disconnect: (session) => ended.push(session) } });
  await run();
  expect(ended).toEqual([]);
  await db
    .updateTable('sites')
    .set({ closes_at: new Date(app.platform.clock.now().getTime() - 1000) })
    .where('id', '=', elsewhere)
    .execute();
  app.features.sites.changed();
  await expect.poll(async () => (await app.features.sites.byHost('de.localhost')).closesAt).not.toBeNull();
  await run();
  const sessionsOf = async (user: number) =>
    (await db.selectFrom('sessions').select('id').where('user_id', '=', user).execute()).map(({ id }) => id);
  expect(ended).toEqual(expect.arrayContaining(await sessionsOf(there.id)));
  expect(ended).not.toEqual(expect.arrayContaining(await sessionsOf(here.id)));
});
