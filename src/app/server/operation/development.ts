import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { networkOf } from '#platform/server/network/client-network.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import { hostOf } from '#platform/server/network/host.ts';
import { fromThisMachineOnly } from '#platform/server/network/this-machine.ts';
import { findUserByEmail, hashPassword, markPaidUser, type UserRow } from '#features/account/server/index.ts';
import { addCredits } from '#features/credits/server/index.ts';
import { normalizeEmail } from '#features/account/contract/rules.ts';
import { maxStaffName } from '#features/staff/contract/rules.ts';
import { addStaff, findStaffByEmail, takeGrant } from '#features/staff/server/index.ts';
import { OneOf } from '#platform/contract/endpoint.ts';
import { siteId, type SiteId } from '#platform/contract/ids.ts';
import { roles } from '#platform/contract/rights.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Features } from '../composed-features.ts';
import { outboxPage } from './outbox-page.ts';
import type { Platform } from '#platform/server/platform.ts';

const Advance = Type.Object({ advance_seconds: Type.Number({ minimum: 0, maximum: 1000 * 24 * 3600 }) });
/** Development moves the clocks of all processes. */
const clockMoved = busEvent('clock.moved', Advance);

const Grant = Type.Object({
  email: Type.String(),
  credits: Type.Optional(Type.Integer({ minimum: 0 })),
  paid_user: Type.Optional(Type.Boolean()),
  role: Type.Optional(Type.Union([Type.Literal('operator'), Type.Literal('member')])),
});

const NewStaff = Type.Object({
  email: Type.String({ format: 'email' }),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: maxStaffName })),
  roles: Type.Array(Type.Object({ role: OneOf(roles), site: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]) }), { maxItems: 50 }),
});

const Addressee = Type.Object({ to: Type.Optional(Type.String()) });

const Pressure = Type.Object({ on: Type.Boolean() });

const Returned = Type.Object({ order: Type.Integer({ minimum: 1 }) });

/** Controls for developers and black-box tests: never in production, and only from this machine. `moved`: called when the clock was moved. */
export function mountDevelopment(server: HttpServer, platform: Platform, features: Features, moved: () => void): void {
  const { env, outbox, clock, bus, jobs, database, security } = platform;
  if (env.appEnv === 'production') {
    server.all('/dev/*', (_request, reply) => reply.callNotFound());
    return;
  }
  bus.subscribe(clockMoved, ({ advance_seconds }) => {
    clock.advance(advance_seconds);
    moved();
  });
  server.register(async (dev) => {
    dev.addHook('onRequest', fromThisMachineOnly);
    dev.get('/dev/outbox.json', async ({ query }, reply) => {
      if (!Value.Check(Addressee, query)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      return outbox.list(query.to);
    });
    dev.get('/dev/outbox', async (_request, reply) => reply.type('text/html; charset=utf-8').send(outboxPage(await outbox.list())));
    dev.post('/dev/clock', async (request, reply) => {
      if (!Value.Check(Advance, request.body)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      bus.publish(clockMoved, request.body);
      await jobs.runAllNow();
      return { now: clock.now().toISOString() };
    });
    dev.post('/dev/pressure', async (request, reply) => {
      if (!Value.Check(Pressure, request.body)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      features.askForProofs(request.body.on);
      return { done: true };
    });
    dev.post('/dev/direct-debit-return', async (request, reply) => {
      if (!Value.Check(Returned, request.body)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      if (await features.returnDebit(request.body.order)) return { done: true };
      return reply.code(404).send({ error: { code: 'not_found', params: {} } });
    });
    dev.post('/dev/direct-debit-settle', async (request, reply) => {
      if (!Value.Check(Returned, request.body)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      if (await features.settleDebit(request.body.order)) return { done: true };
      return reply.code(404).send({ error: { code: 'not_found', params: {} } });
    });
    dev.post('/dev/staff', async ({ body }, reply) => {
      if (!Value.Check(NewStaff, body)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      const known = new Set((await features.sites.all()).map(({ id }) => id));
      const grants = body.roles.map(({ role, site }) => ({ role, site: site === null ? null : siteId(site) }));
      if (grants.some(({ site }) => site !== null && !known.has(site)))
        return reply.code(404).send({ error: { code: 'not_found', params: {} } });
      const email = normalizeEmail(body.email);
      const passwordHash = await hashPassword(body.password);
      const name = body.name ?? email.slice(0, maxStaffName);
      return { id: await addStaff(database.db, { email, name, grants, passwordHash, now: clock.now() }) };
    });
    dev.post('/dev/grant', async (request, reply) => {
      if (!Value.Check(Grant, request.body)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      const { email, credits, paid_user, role } = request.body;
      const site = await features.sites.byHost(hostOf(request));
      const user = await findUserByEmail(database.db, site.id, email);
      if (user === null) return reply.code(404).send({ error: { code: 'not_found', params: {} } });
      if (credits !== undefined) await addCredits(database.db, user.id, credits, 'grant', `grant:${crypto.randomUUID()}`, clock.now());
      if (paid_user === true) await markPaidUser(database.db, user.id);
      if (role !== undefined) {
        await grantOwner(database.db, { user, isOwner: role === 'operator', site: site.id, now: clock.now() });
        security.write(
          { event: 'role_changed', outcome: 'ok', reason: role, user: user.id },
          { network: networkOf(request.ip), site: site.id },
        );
      }
      return { done: true };
    });
  });
}

interface Owner {
  readonly user: UserRow;
  readonly isOwner: boolean;
  readonly site: SiteId;
  readonly now: Date;
}

/** Makes an owner of the site with the member's address and password, or ends that role. */
async function grantOwner(db: Db, { user: { email, passwordHash }, isOwner, site, now }: Owner): Promise<void> {
  const grant = { role: 'owner' as const, site };
  if (isOwner) {
    await addStaff(db, { email, name: email.slice(0, maxStaffName), grants: [grant], passwordHash, now });
    return;
  }
  const staff = await findStaffByEmail(db, email);
  if (staff !== null) await takeGrant(db, staff.id, grant, now);
}
