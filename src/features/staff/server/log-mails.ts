import type { Tx } from '#platform/server/db/open-database.ts';
import type { StaffDeps } from './deps.ts';
import type { Break } from './log/check-chain.ts';
import type { SignedHead } from './log/staff-log-repo.ts';
import { mailOwners } from './people/mail-staff.ts';

/** What ends the log tonight, kept in the mailboxes of the owners. */
export const mailHead = (deps: StaffDeps, tx: Tx, { id, hash, signature }: SignedHead): Promise<void> =>
  mailOwners(deps, tx, ({ name, origin }) => ({
    kind: 'staff_log_head',
    params: { name, link: `${origin}/admin/log`, n: String(id), hash, signature: signature.toString('base64url') },
  }));

export const mailBreak = (deps: StaffDeps, tx: Tx, { id }: Break): Promise<void> =>
  mailOwners(deps, tx, ({ name, origin }) => ({
    kind: 'staff_log_broken',
    params: { name, link: `${origin}/admin/log`, n: String(id) },
  }));
