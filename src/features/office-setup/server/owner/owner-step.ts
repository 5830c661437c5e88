import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import { hashPassword, validateNewPassword } from '#features/account/server/index.ts';
import { type FirstOwner, readStaffName } from '#features/staff/server/index.ts';
import type { postSetup } from '../../contract/endpoints.ts';
import type { SetupErrorCode } from '../../contract/errors.ts';
import { findSetup, lockSetup, storeOwner } from '../store/setup-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly firstOwner: FirstOwner;
}

type Body = BodyOf<typeof postSetup>;
type Extra = Omit<ReplyOf<typeof postSetup>, 'setup'>;
type Done<Value = null> = Promise<Result<Value, SetupErrorCode>>;

export interface OwnerStep {
  save(owner: NonNullable<Body['owner']>): Done;
  startPasskey(siteName: string, call: Call): Done<Extra>;
  addPasskey(body: NonNullable<Body['passkey']>, call: Call): Done;
  startApp(siteName: string): Done<Extra>;
  confirmApp(code: string): Done<Extra>;
}

/** Who gets the keys of the installation: no member, and without any role until the site opens. */
export function createOwnerStep({ db, clock, firstOwner }: Deps): OwnerStep {
  const withOwner = async <Value>(work: (owner: StaffId) => Promise<Result<Value, SetupErrorCode>>): Done<Value> => {
    const owner = (await findSetup(db))?.owner ?? null;
    return owner === null ? fail('setup_step_first', { step: 'owner' }) : work(owner);
  };
  return {
    async save({ name: typedName, email: typedEmail, password }) {
      const name = readStaffName(typedName);
      if (typeof name !== 'string') return name;
      const email = normalizeEmail(typedEmail);
      if (checkEmail(email) !== null) return fail('invalid_email', { field: 'email' });
      if (password !== undefined) {
        const refused = validateNewPassword({ password, password_repeat: password }, { email, name });
        if (refused !== null && refused.code !== 'passwords_not_identical') return fail(refused.code, refused.params);
      }
      const passwordHash = password === undefined ? null : await hashPassword(password);
      return db.transaction().execute(async (tx): Promise<Result<null, 'setup_finished'>> => {
        const { owner, finishedAt } = await lockSetup(tx);
        // Another browser has opened the site while the password was hashed.
        if (finishedAt !== null) return fail('setup_finished');
        await storeOwner(tx, await firstOwner.save(tx, owner, { name, email, passwordHash }), clock.now());
        return ok(null);
      });
    },
    startPasskey: (siteName, call) => withOwner(async (owner) => ok({ creation: await firstOwner.startPasskey(owner, siteName, call) })),
    addPasskey: (body, call) => withOwner((owner) => firstOwner.addPasskey(owner, body, call)),
    startApp: (siteName) => withOwner(async (owner) => ok({ app: await firstOwner.startApp(owner, siteName) })),
    confirmApp: (code) =>
      withOwner(async (owner) => {
        const codes = await firstOwner.confirmApp(owner, code);
        return codes.ok ? ok({ recovery_codes: codes.value }) : codes;
      }),
  };
}
