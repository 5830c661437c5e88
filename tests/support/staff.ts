import { randomUUID } from 'node:crypto';
import { maxStaffName } from '#features/staff/contract/rules.ts';
import { addStaff } from '#features/staff/server/index.ts';
import { siteId } from '#platform/contract/ids.ts';
import type { Role } from '#platform/contract/rights.ts';
import { staffCookie } from '#platform/server/http/cookies.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { builtHash, builtPassword } from './builders.ts';
import type { TestApp, TestClient } from './test-app.ts';

export const staffPassword = builtPassword;

export interface BuiltStaff {
  readonly id: number;
  readonly email: string;
  readonly client: TestClient;
}

interface StaffOptions {
  readonly email?: string;
  /** By default one owner's role on every site. */
  readonly roles?: readonly { readonly role: Role; readonly site: number | null }[];
  /** False: not logged in. */
  readonly session?: boolean;
}

/**
 * Somebody who works in the back office, with a session on the machine of a development site, where no second factor is asked for.
 * The session is made without the cost of checking a password, as a member's is, and the log has no line about its begin.
 */
export async function buildStaff(app: TestApp, options: StaffOptions = {}): Promise<BuiltStaff> {
  const email = options.email ?? `${randomUUID()}@staff.test`;
  const client = app.client();
  const roles = options.roles ?? [{ role: 'owner', site: null }];
  const { database, clock } = app.platform;
  const now = clock.now();
  const grants = roles.map(({ role, site }) => ({ role, site: site === null ? null : siteId(site) }));
  const id = await addStaff(database.db, { email, name: email.slice(0, maxStaffName), grants, passwordHash: builtHash, now });
  if (options.session !== false) {
    const token = newToken();
    await database.db
      .insertInto('staff_sessions')
      .values({ staff_id: id, token_hash: hashToken(token), user_agent: 'test', created_at: now, used_at: now, verified: false })
      .execute();
    client.cookies.set(staffCookie, token);
  }
  return { id, email, client };
}

/** A visitor from another machine, for whom nothing is waived. */
export const farAway = (app: TestApp, ip = '203.0.113.9'): TestClient => app.client({ ip });
