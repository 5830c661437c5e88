import { randomUUID } from 'node:crypto';
import type { Role } from '#platform/contract/rights.ts';
import { login } from '#features/staff/contract/endpoints.ts';
import type { TestApp, TestClient } from './test-app.ts';

export const staffPassword = 'emberleaf-demo';

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

/** Somebody who works in the back office, logged in on the machine of a development site, where no second factor is asked for. */
export async function buildStaff(app: TestApp, options: StaffOptions = {}): Promise<BuiltStaff> {
  const email = options.email ?? `${randomUUID()}@staff.test`;
  const client = app.client();
  const roles = options.roles ?? [{ role: 'owner', site: null }];
  const made = await client.raw('POST', '/dev/staff', { email, password: staffPassword, roles });
  const { id } = made.body as { id: number };
  if (options.session !== false) {
    const entered = await client.call(login, { body: { email, password: staffPassword } });
    if (entered.status !== 200) throw new Error(`${email} could not log in: ${JSON.stringify(entered.body)}`);
  }
  return { id, email, client };
}

/** A visitor from another machine, for whom nothing is waived. */
export const farAway = (app: TestApp, ip = '203.0.113.9'): TestClient => app.client({ ip });
