import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForStaff } from '#platform/contract/endpoint.ts';
import { rights, rightsOfRole, type Role, roles } from '#platform/contract/rights.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { getMe, login } from '#features/staff/contract/endpoints.ts';
import { getHome } from '#features/staff/contract/log.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { buildStaff, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());

/** Below the office without staff: who logs in has no session yet, and whoever logs out may have lost it. */
const open = [
  'POST admin/login.php',
  'POST admin/passkey-challenge.php',
  'POST admin/login-passkey.php',
  'POST admin/logout.php',
  'POST admin/invitation-accept.php',
];

/** For all staff, whatever their rights, on every site: their own account, sessions and keys. */
const ofThePerson = [
  'GET admin/me.php',
  'PUT admin/me.php',
  'POST admin/totp.php',
  'PUT admin/totp.php',
  'POST admin/recovery-codes.php',
  'POST admin/passkey-creation.php',
  'POST admin/passkeys.php',
  'DELETE admin/passkeys.php',
  'POST admin/step-up.php',
  'POST admin/session-end.php',
];
type Asked = Pick<(typeof app.features.routes)[number]['endpoint'], 'method' | 'path' | 'access'>;
const withoutRight = (all: readonly Asked[]) =>
  all
    .filter(({ access }) => isForStaff(access) && access.right === null)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();

const calls = () => app.features.routes.filter(({ endpoint }) => endpoint.path.startsWith('admin/')).map(({ endpoint }) => endpoint);

/** An empty body gets as far as the check of the fields: whoever has no right never gets there. */
async function ask(client: TestClient, { method, path }: { method: string; path: string }, site?: number | string) {
  const url = `/api/${path}${site === undefined ? '' : `?site=${site}`}`;
  const { status, error } = await client.raw(method as 'GET', url, method === 'GET' ? undefined : {});
  return [status, error?.code ?? null] as const;
}

/** Read before any right is; asked by those with the most and with few rights. */
const strangeSites = () => [32_000, 0, -1, 'x', '', `${here}&site=${here}`];

describe('every call of the back office', () => {
  test('is for staff, or is known to be open', () => {
    const others = calls().filter(({ access }) => !isForStaff(access));
    expect(others.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(open.toSorted());
    // Of the person alone: everything else needs a right, so a new call without one fails here.
    expect(withoutRight(calls())).toEqual(ofThePerson.toSorted());
    const forgotten = [...calls(), { method: 'POST', path: 'admin/everything.php', access: { right: null } } as const];
    expect(withoutRight(forgotten)).not.toEqual(ofThePerson.toSorted());
    const outside = app.features.routes.filter(({ endpoint }) => isForStaff(endpoint.access) && !endpoint.path.startsWith('admin/'));
    expect(outside).toEqual([]);
  });

  test('does not exist for a member, and asks everybody else to log in', async () => {
    const { client } = await buildMember(app);
    for (const call of calls().filter(({ access }) => isForStaff(access))) {
      expect([call.path, ...(await ask(client, call))]).toEqual([call.path, 404, 'not_found']);
      expect([call.path, ...(await ask(app.client(), call))]).toEqual([call.path, 403, 'authentication_required']);
    }
  });

  test.each(roles)('lets a person with the role %s do what the role says, on the own site alone', async (role: Role) => {
    const { client } = await buildStaff(app, { roles: [{ role, site: here }] });
    for (const call of calls()) {
      if (!isForStaff(call.access)) continue;
      const { right } = call.access;
      const [status, code] = await ask(client, call);
      const isAllowed = right === null || rightsOfRole[role].includes(right);
      // Not the end of the own session.
      if (isAllowed) expect([call.path, code]).not.toEqual([call.path, expect.stringMatching(/right_missing|authentication_required/)]);
      else expect([call.path, status, code]).toEqual([call.path, 403, 'right_missing']);
      if (right === null) continue;
      for (const site of [elsewhere, ...(role === 'owner' || role === 'support' ? strangeSites() : [])])
        expect([call.path, site, ...(await ask(client, call, site))]).toEqual([call.path, site, 404, 'not_found']);
    }
  });

  test('is open on every site to a role on all sites', async () => {
    const { client } = await buildStaff(app, { roles: [{ role: 'manager', site: null }] });
    for (const site of [here, elsewhere]) {
      expect(await ask(client, { method: 'GET', path: 'admin/home.php' }, site)).toEqual([200, null]);
      // The site that was named used to be checked, but the call was made on the one of the host.
      expect((await client.call(getHome, { query: { site } })).reply.site.id).toBe(site);
    }
  });

  test('has a right that some role has', () => {
    for (const right of rights) expect([right, roles.some((role) => rightsOfRole[role].includes(right))]).toEqual([right, true]);
  });
});

describe('staff and members', () => {
  test('have nothing of each other, even in one browser', async () => {
    const { client, email } = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
    expect((await client.call(getUser)).error?.code).toBe('authentication_required');
    const member = await buildMember(app, { email });
    expect((await app.client().call(login, { body: { email, password: 'wrong' } })).error?.code).toBe('login_failed');
    expect((await member.client.call(getMe)).status).toBe(404);
    // The token of one is none of the other.
    const [staff, auth] = [client.cookies.get('staff') ?? '', member.client.cookies.get('auth') ?? ''];
    const mixed = app.client();
    mixed.cookies.set('auth', staff);
    mixed.cookies.set('staff', auth);
    expect((await mixed.call(getUser)).error?.code).toBe('authentication_required');
    expect((await mixed.call(getMe)).error?.code).toBe('authentication_required');
    // With both sessions each call takes its own.
    client.cookies.set('auth', auth);
    expect([(await client.call(getUser)).status, (await client.call(getMe)).status]).toEqual([200, 200]);
    const outsider = await buildMember(app);
    expect((await outsider.client.call(login, { body: { email: outsider.email, password: builtPassword } })).error?.code).toBe(
      'login_failed',
    );
    expect((await outsider.client.call(login, { body: { email, password: staffPassword } })).status).toBe(200);
  });
});
