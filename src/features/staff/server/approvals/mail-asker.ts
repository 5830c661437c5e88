import type { Tx } from '#platform/server/db/open-database.ts';
import type { StaffDeps } from '../deps.ts';
import { mailStaff } from '../people/mail-staff.ts';
import type { ApprovalRow } from '../store/approval-repo.ts';

/** Mails whoever asked that it will not be done. The words of the answer are on the page alone. */
export const mailAsker = (deps: StaffDeps, tx: Tx, { id, askedBy }: ApprovalRow, how: 'refused' | 'lapsed'): Promise<void> =>
  mailStaff(deps, tx, askedBy, ({ name, origin }) => ({
    kind: 'staff_request_ended',
    params: { name, link: `${origin}/admin/approvals/${id}`, id: String(id), how },
  }));
