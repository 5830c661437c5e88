import type { Static } from 'typebox';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { approvalHours, type ApprovalKind, approvalRights } from '../../contract/rules.ts';
import type { AskedApproval } from '../../contract/schemas.ts';
import { hashOf, storable } from '../log/log-entry.ts';
import { listWorking, othersWith } from '../people/present-people.ts';
import { insertApproval } from '../store/approval-repo.ts';

interface Asked {
  readonly kind: ApprovalKind;
  /** The site whose rights decide who may answer. */
  readonly site: SiteId;
  /** The id of whom it is about, of the staff or a member. */
  readonly subject: number | null;
  /** Everything that will be done, as JSON: the yes counts for exactly this. */
  readonly request: object;
  readonly by: StaffId;
}

/**
 * Asks for the yes of a second person, who then finds it on the page. Whoever asks cannot answer, and after a day it lapses.
 * `second_person_missing`: nobody else has the right.
 */
export async function askApproval(
  tx: Tx,
  clock: Clock,
  { kind, site, subject, request: asked, by }: Asked,
): Promise<Result<Static<typeof AskedApproval>, 'second_person_missing'>> {
  const right = approvalRights[kind];
  if (othersWith(await listWorking(tx), site, right, by).length === 0) return fail('second_person_missing', { right });
  const now = clock.now();
  const request = storable(asked);
  const hash = approvalHash(kind, site, request);
  const id = await insertApproval(tx, {
    kind,
    site,
    subject: subject === null ? null : String(subject),
    request,
    hash,
    askedBy: by,
    askedAt: now,
    expiresAt: new Date(now.getTime() + approvalHours * 3_600_000),
  });
  return ok({ id, hash });
}

export const approvalHash = (kind: string, site: SiteId, request: unknown): string => hashOf({ kind, site, request });
