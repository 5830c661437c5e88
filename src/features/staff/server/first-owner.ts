import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { callKey, claimCall } from '#features/account/server/index.ts';
import { readName, readPasskey } from '#features/login-security/server/index.ts';
import type { addPasskey as addEndpoint } from '../contract/endpoints.ts';
import { maxStaffPasskeys } from '../contract/rules.ts';
import type { StaffDeps } from './deps.ts';
import { staffHandle } from './factors/signed.ts';
import { logCommand } from './log/acts.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  findTotp,
  hasFactor,
  insertPasskey,
  listPasskeys,
  replaceRecoveryCodes,
  setPendingTotp,
} from './store/factor-repo.ts';
import { findStaff, findStaffByEmail, insertStaff, lockStaff, replaceGrants, setJoined, setNamed } from './store/staff-repo.ts';
import { addInvited } from './people/add-staff.ts';
import { inviteDue } from './people/invite-due.ts';

export interface OwnerKeys {
  readonly name: string;
  readonly email: string;
  readonly has_password: boolean;
  readonly passkeys: number;
  readonly has_totp: boolean;
  readonly recovery_codes: number;
}

/**
 * The first owner of an installation, who gets keys before there is a site: the set-up's link stands for a login. Without a role until
 * the site opens, so the keys open nothing before.
 */
export interface FirstOwner {
  keysOf(id: StaffId): Promise<OwnerKeys | null>;
  /** `id` null: somebody new. `passwordHash` null: that of before stays. */
  save(tx: Tx, id: StaffId | null, owner: { name: string; email: string; passwordHash: string | null }): Promise<StaffId>;
  startPasskey(id: StaffId, siteName: string, call: Call): Promise<Creation>;
  addPasskey(
    id: StaffId,
    body: BodyOf<typeof addEndpoint>,
    call: Call,
  ): Promise<Result<null, 'name_invalid' | 'passkey_refused' | 'too_many_passkeys'>>;
  startApp(id: StaffId, siteName: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /** Ten recovery codes. */
  confirmApp(id: StaffId, code: string): Promise<Result<string[], 'code_refused'>>;
  /** Makes the person an owner of all sites, logs in the caller, and invites a second owner. False without a second factor. */
  begin(tx: Tx, id: StaffId, opened: { site: SiteId; invite: string | null }, call: Call): Promise<boolean>;
  /** Mails the invitation of the second owner, once the site is open. */
  inviteDue(): Promise<void>;
}

interface Creation {
  readonly token: string;
  readonly challenge: string;
  readonly rp_id: string;
  readonly rp_name: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly known: string[];
}

export function createFirstOwner(deps: StaffDeps): FirstOwner {
  const { db, clock, secret, challenges, codes, pendingCodes, sessions } = deps;
  /** A challenge belongs to this person, wherever the link is open. */
  const as = (id: StaffId, call: Call): Call => ({
    ...call,
    // No session has a number below 1.
    staff: { staffId: id, sessionId: 0 - id, grants: [], isVerified: false, isSteppedUp: false },
  });
  return {
    async keysOf(id) {
      const row = await findStaff(db, id);
      if (row === null) return null;
      return {
        name: row.name,
        email: row.email,
        has_password: row.passwordHash !== null,
        passkeys: (await listPasskeys(db, id)).length,
        has_totp: row.totpSince !== null,
        recovery_codes: await countRecoveryCodes(db, id),
      };
    },
    async save(tx, id, { name, email, passwordHash }) {
      // Somebody may have been invited by a command already.
      const owner = (await findStaffByEmail(tx, email))?.id ?? id ?? (await insertStaff(tx, { email, name, now: clock.now() }));
      if (owner === null) throw new Error('somebody whose address is free could not be added');
      await setNamed(tx, owner, { name, email, passwordHash });
      return owner;
    },
    async startPasskey(id, siteName, call) {
      const [row, passkeys] = [await findStaff(db, id), await listPasskeys(db, id)];
      return {
        ...challenges.issue('add', as(id, call)),
        rp_id: call.host,
        rp_name: siteName,
        user_id: staffHandle(secret, id),
        user_name: row?.email ?? '',
        known: passkeys.filter(({ host }) => host === call.host).map(({ credentialId }) => credentialId),
      };
    },
    async addPasskey(id, body, call) {
      const name = readName(body.name);
      if (typeof name !== 'string') return name;
      const challenge = challenges.open('add', body.token, as(id, call));
      const made = challenge === null ? null : await readPasskey(body, challenge, call);
      if (challenge === null || made === null) return fail('passkey_refused');
      const now = clock.now();
      return db.transaction().execute(async (tx): Promise<Result<null, 'passkey_refused' | 'too_many_passkeys'>> => {
        // Somebody who works here already adds keys on the own page alone.
        if ((await lockStaff(tx, id))?.joinedAt != null) return fail('passkey_refused');
        const before = await listPasskeys(tx, id);
        // The same call again, because its reply was lost.
        if (before.some(({ credentialId }) => credentialId === made.credentialId)) return ok(null);
        if (before.length >= maxStaffPasskeys) return fail('too_many_passkeys', { max: maxStaffPasskeys });
        const isNew =
          (await claimCall(tx, callKey('staff-challenge', challenge), null, now)) &&
          (await insertPasskey(tx, { staff: id, ...made, host: call.host, name, at: now }));
        return isNew ? ok(null) : fail('passkey_refused');
      });
    },
    async startApp(id, siteName) {
      const made = codes.newSecret();
      await db.transaction().execute((tx) => setPendingTotp(tx, id, made));
      return codes.describe(made, siteName, (await findStaff(db, id))?.email ?? '');
    },
    confirmApp: (id, code) =>
      db.transaction().execute(async (tx): Promise<Result<string[], 'code_refused'>> => {
        if ((await lockStaff(tx, id))?.joinedAt != null) return fail('code_refused', { field: 'code' });
        if ((await findTotp(tx, id)).pending === null || !(await pendingCodes.checkAppCode(tx, id, code)))
          return fail('code_refused', { field: 'code' });
        await confirmTotp(tx, id, clock.now());
        const made = codes.recoveryCodes(id, randomUUID());
        await replaceRecoveryCodes(
          tx,
          id,
          made.map((one) => codes.recoveryHash(id, one)),
        );
        return ok(made);
      }),
    async begin(tx, id, { site, invite }, call) {
      const row = await lockStaff(tx, id);
      if (row === null || !(await hasFactor(tx, id))) return false;
      const now = clock.now();
      await setJoined(tx, id, { name: row.name, passwordHash: row.passwordHash, now });
      await replaceGrants(tx, id, [{ role: 'owner', site: null }]);
      await logCommand(tx, clock, { what: 'setup', subject: String(id), site });
      if (invite !== null) {
        const second = await addInvited(tx, { email: invite, name: invite.slice(0, 60), grants: [{ role: 'owner', site: null }], now });
        await logCommand(tx, clock, { what: 'staff-role', subject: String(second.id), site });
      }
      await sessions.begin(tx, id, true, call);
      return true;
    },
    inviteDue: () => inviteDue(deps),
  };
}
