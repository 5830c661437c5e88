import { rightsAt, rolesAt } from '#platform/contract/rights.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import type { Me, StaffSession } from '../../contract/schemas.ts';
import type { StaffDeps } from '../deps.ts';
import { countRecoveryCodes, hasFactor, listPasskeys } from '../store/factor-repo.ts';
import { endOf, listSessions, type SessionRow, steppedUpUntil } from '../store/staff-session-repo.ts';
import { findStaff, grantsOf } from '../store/staff-repo.ts';

/** `ownSession`: the one that makes the call; null right after a login, when it is the newest. */
export async function presentMe({ db, clock, sites }: StaffDeps, id: StaffId, ownSession: number | null, call: Call): Promise<Me> {
  const now = clock.now();
  const [row, grants, passkeys, recovery, sessions, all] = [
    await findStaff(db, id),
    await grantsOf(db, id),
    await listPasskeys(db, id),
    await countRecoveryCodes(db, id),
    await listSessions(db, [id], now),
    await sites.all(),
  ];
  if (row === null) throw new Error(`staff ${id} is gone`);
  // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
  const current = sessions.find((one) => one.id === ownSession) ?? sessions[0];
  const waived = call.isLocal && !(await hasFactor(db, id));
  return {
    id,
    name: row.name,
    email: row.email,
    language: row.language,
    keys: row.keys,
    blur: row.blur,
    grey: row.grey,
    roles: grants,
    sites: all
      .filter((site) => rolesAt(grants, site.id).length > 0)
      .map((site) => ({
        id: site.id,
        name: site.settings.name,
        host: site.hosts[0] ?? '',
        current: site.id === call.site,
        roles: rolesAt(grants, site.id),
        rights: rightsAt(grants, site.id),
      })),
    has_password: row.passwordHash !== null,
    totp_since: row.totpSince?.toISOString() ?? null,
    passkeys: passkeys.map((one) => ({
      id: one.id,
      name: one.name,
      here: one.host === call.host,
      created_at: one.createdAt.toISOString(),
      used_at: one.usedAt?.toISOString() ?? null,
    })),
    recovery_codes: recovery,
    verified: waived || (current?.verified ?? false),
    step_up_until: (current === undefined ? null : steppedUpUntil(current, now))?.toISOString() ?? null,
    waived,
    sessions: sessions.map((one) => presentSession(one, current?.id ?? null)),
  };
}

export const presentSession = (session: SessionRow, current: number | null): StaffSession => ({
  id: session.id,
  // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
  current: session.id === current,
  user_agent: session.userAgent,
  country: session.country,
  created_at: session.createdAt.toISOString(),
  used_at: session.usedAt.toISOString(),
  ends_at: endOf(session).toISOString(),
});
