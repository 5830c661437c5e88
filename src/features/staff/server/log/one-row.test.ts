import { randomUUID } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settledMailsTo } from '#tests/support/mails.ts';
import { createPasskey } from '#tests/support/doubles/passkey.ts';
import { buildStaff, type BuiltStaff, farAway, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import * as door from '../../contract/endpoints.ts';
import * as people from '../../contract/people.ts';

let app: TestApp;
let owner: BuiltStaff;
let second: BuiltStaff;
let site: number;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
  [owner, second] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(() => app.close());

const password = 'rainy days by the fire';
const totpOf = (secret: string) => new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
const codeOf = (secret: string) => totpOf(secret).generate({ timestamp: app.platform.clock.now().getTime() });
const count = async () =>
  (await app.platform.database.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM staff_log')).rows[0]?.count ?? 0;

type Status = Promise<{ readonly status: number }>;

async function invitation(): Promise<string> {
  const email = `${randomUUID()}@staff.test`;
  await owner.client.call(people.inviteStaff, { body: { email, roles: [{ role: 'moderator', site }] } });
  return /[\w-]{43}(?=\s|$)/m.exec((await settledMailsTo(app, email)).at(-1)?.text ?? '')?.[0] ?? '';
}
const moderator = (options = {}) => buildStaff(app, { roles: [{ role: 'moderator', site }], ...options });

async function withApp(client: TestClient): Promise<string> {
  const { secret } = (await client.call(door.startTotp)).reply;
  await client.call(door.confirmTotp, { body: { code: codeOf(secret) } });
  app.platform.clock.advance(60);
  return secret;
}
async function newPasskey(client: TestClient) {
  const device = createPasskey();
  const { reply } = await client.call(door.startPasskey);
  return { device, body: { token: reply.token, ...device.create(reply), name: 'Key' } };
}
async function ownerRequest() {
  const { id } = await moderator();
  const { approval } = (await owner.client.call(people.changeRoles, { body: { id, roles: [{ role: 'owner', site }] } })).reply;
  return { id: approval?.id ?? 0, hash: approval?.hash ?? '' };
}

/** Prepares a success of each call, and returns what makes it. A new call without a line here fails the test. */
const successes: Record<string, () => Promise<() => Status>> = {
  'POST admin/login.php': async () => {
    const { email } = await moderator({ session: false });
    return () => app.client().call(door.login, { body: { email, password: staffPassword } });
  },
  'POST admin/login-passkey.php': async () => {
    const { client } = await moderator();
    const { device, body } = await newPasskey(client);
    await client.call(door.addPasskey, { body });
    const browser = app.client();
    const asked = (await browser.call(door.passkeyChallenge, { body: { purpose: 'login' } })).reply;
    return () => browser.call(door.loginByPasskey, { body: { token: asked.token, assertion: device.get(asked) } });
  },
  'POST admin/logout.php': async () => {
    const { client } = await moderator();
    return () => client.call(door.logout);
  },
  'POST admin/invitation-accept.php': async () => {
    const token = await invitation();
    return () => farAway(app).call(door.acceptInvitation, { body: { token, name: 'Ute', password } });
  },
  'PUT admin/me.php': async () => () => owner.client.call(door.putMe, { body: { blur: true } }),
  'POST admin/totp.php': async () => {
    const { client } = await moderator();
    return () => client.call(door.startTotp);
  },
  'PUT admin/totp.php': async () => {
    const { client } = await moderator();
    const { secret } = (await client.call(door.startTotp)).reply;
    return () => client.call(door.confirmTotp, { body: { code: codeOf(secret) } });
  },
  'POST admin/recovery-codes.php': async () => {
    const { client } = await moderator();
    await withApp(client);
    return () => client.call(door.renewRecoveryCodes, { body: { client_id: randomUUID() } });
  },
  'POST admin/passkeys.php': async () => {
    const { client } = await moderator();
    const { body } = await newPasskey(client);
    return () => client.call(door.addPasskey, { body });
  },
  'DELETE admin/passkeys.php': async () => {
    const { client } = await moderator();
    await withApp(client);
    const { body } = await newPasskey(client);
    const id = (await client.call(door.addPasskey, { body })).reply.passkeys[0]?.id ?? 0;
    return () => client.call(door.removePasskey, { body: { id } });
  },
  'POST admin/step-up.php': async () => {
    const { client } = await moderator();
    const secret = await withApp(client);
    return () => client.call(door.stepUp, { body: { code: codeOf(secret) } });
  },
  'POST admin/session-end.php': async () => {
    const { client } = await moderator();
    const id = (await client.call(door.getMe)).reply.sessions[0]?.id ?? 0;
    return () => owner.client.call(door.endSession, { body: { id } });
  },
  'POST admin/staff-invite.php': async () => () =>
    owner.client.call(people.inviteStaff, { body: { email: `${randomUUID()}@staff.test`, roles: [{ role: 'support', site }] } }),
  'POST admin/staff-role.php': async () => {
    const { id } = await moderator();
    return () => owner.client.call(people.changeRoles, { body: { id, roles: [{ role: 'support', site }] } });
  },
  'POST admin/staff-end.php': async () => {
    const { id } = await moderator();
    return () => owner.client.call(people.endStaff, { body: { id } });
  },
  'POST admin/staff-reset.php': async () => {
    const { id } = await moderator();
    return () => owner.client.call(people.resetStaff, { body: { id } });
  },
  'POST admin/approval.php': async () => {
    const asked = await ownerRequest();
    return () => second.client.call(people.answerApproval, { body: { ...asked, approve: true } });
  },
};
/** Only signed or prepared, not stored. */
const rowless = ['POST admin/passkey-challenge.php', 'POST admin/passkey-creation.php'];

const writing = () =>
  app.features.routes
    .filter(({ endpoint, tag }) => tag.name === 'staff' && endpoint.method !== 'GET')
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => !rowless.includes(`${method} ${path}`));

describe('every call of the door that writes', () => {
  test('has a success here', () => {
    expect(
      writing()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual(Object.keys(successes).toSorted());
  });

  test.each(Object.keys(successes))('%s leaves one row, and at most one for each of a dozen at the same time', async (name) => {
    const once = await (successes[name] ?? expect.unreachable)();
    const before = await count();
    expect((await once()).status).toBe(200);
    expect(await count()).toBe(before + 1);
    const parallel = await (successes[name] ?? expect.unreachable)();
    const start = await count();
    const statuses = (await Promise.all(Array.from({ length: 12 }, parallel))).map(({ status }) => status);
    const succeeded = statuses.filter((status) => status === 200).length;
    const added = (await count()) - start;
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(succeeded).toBeGreaterThan(0);
    // A repeated call that finds its work done replies without a row.
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(succeeded);
  });

  test('refuses what is missing, of a wrong type or huge, of a stranger or of nobody, and leaves no row', async () => {
    const { client } = await buildStaff(app);
    const before = await count();
    const wrong = [null, true, 7.5, -1, {}, [[]], 'x'.repeat(20_000), Number.MAX_SAFE_INTEGER];
    for (const { method, path, body: schema } of writing()) {
      // It has no fields, so nothing can be wrong.
      if (schema === undefined) continue;
      const send = (body: unknown, by = client) => by.raw(method, `/api/${path}`, body);
      const fields = fieldsOf(schema);
      for (const body of [undefined, null, [], 'x', {}, ...fields.flatMap((field) => wrong.map((value) => ({ [field]: value })))]) {
        if (Value.Check(schema, body)) continue;
        const { status, error } = await send(body);
        expect([path, body, status >= 400 && status < 500, typeof error?.code]).toEqual([path, body, true, 'string']);
      }
      if (fields.includes('id')) {
        const stranger = Object.entries({ id: 99_999_999, roles: [], hash: 'x', approve: false }).filter(([name]) => fields.includes(name));
        const { status } = await send(Object.fromEntries(stranger));
        // A passkey that is gone already counts as removed.
        expect([path, status >= 400]).toEqual([path, !path.endsWith('passkeys.php')]);
      }
      expect([path, (await send({}, app.client())).status]).toEqual([
        path,
        expect.toSatisfy((status: number) => status === 400 || status === 403),
      ]);
    }
    expect(await count()).toBe(before);
  });
});

/** The names of the fields of a body, in each of its forms. */
function fieldsOf(schema: object): string[] {
  const forms = 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as object[]) : [schema];
  return [...new Set(forms.flatMap((form) => ('properties' in form ? Object.keys(form.properties as object) : [])))];
}
