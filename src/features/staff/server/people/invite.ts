import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { invitationHours } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { insertInvitation } from '../store/invitation-repo.ts';
import { findStaff } from '../store/staff-repo.ts';

/** Mails a link that works once; earlier ones end. `origin`: where the office is. */
export async function mailInvitation(
  { clock, mails, sites }: Pick<StaffDeps, 'clock' | 'mails' | 'sites'>,
  tx: Tx,
  { staff, site, origin }: { readonly staff: StaffId; readonly site: SiteId; readonly origin: string },
): Promise<void> {
  const row = await findStaff(tx, staff);
  if (row === null) throw new Error('nobody to invite');
  const now = clock.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationHours * 3_600_000);
  await insertInvitation(tx, { staff, tokenHash: hashToken(token), now, expiresAt });
  const language = row.language ?? pickLanguage((await sites.byId(site)).settings.domain_language);
  const params = { name: row.name, link: `${origin}/admin/invitation/${token}`, hours: invitationHours };
  await mails.post(tx, { kind: 'staff_invited', params, to: row.email, language, site, origin });
}
