import { sql } from 'kysely';
import { type SiteId, staffId, type StaffId, userId, type UserId } from '#platform/contract/ids.ts';
import { type Role, roles } from '#platform/contract/rights.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type CaseKind, caseKinds, type CaseState, caseStates } from '../../../contract/rules.ts';
import { known } from '../known.ts';
import type { PersonRow } from '../people.ts';

/** A case without what belongs to it. */
export interface CaseRecord {
  readonly id: number;
  readonly number: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly evidenceUntil: Date | null;
  readonly photo: number | null;
  readonly subject: (PersonRow & { readonly id: UserId }) | null;
  readonly lease: { readonly by: StaffId; readonly name: string; readonly role: Role | null; readonly until: Date } | null;
  readonly appeal: {
    /** Id of the decision against which it is. */
    readonly of: number;
    /** The case of that decision, whose evidence is this one's, too. */
    readonly firstCase: number | null;
    readonly words: string;
    readonly by: 'member' | 'reporter';
    /** Who made the first decision; null: by machine. */
    readonly firstJudge: StaffId | null;
  } | null;
}

interface Selected {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly state: string;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly evidence_until: Date | null;
  readonly photo_id: number | null;
  readonly subject_id: number | null;
  readonly name: string | null;
  readonly born: string | null;
  readonly claimed_by: number | null;
  readonly claimed_until: Date | null;
  readonly claimed_name: string | null;
  readonly claimed_roles: string[];
  readonly appeal_of: number | null;
  readonly appeal_words: string | null;
  readonly appealed_by: string | null;
  readonly first_case: number | null;
  readonly first_judge: number | null;
}

/** Null when there is no such case on the site. */
export async function findCase(db: Db | Tx, site: SiteId, number: string, now: Date): Promise<CaseRecord | null> {
  const { rows } = await sql<Selected>`
    SELECT c.id, c.number, c.kind, c.state, c.opened_at, c.due_at, e.until AS evidence_until, c.photo_id, c.subject_id, p.name,
      p.date_of_birth::text AS born, s.id AS claimed_by, CASE WHEN s.id IS NOT NULL THEN c.claimed_until END AS claimed_until,
      s.name AS claimed_name,
      ARRAY(SELECT r.role FROM staff_rights r WHERE r.staff_id = s.id AND (r.site_id IS NULL OR r.site_id = c.site_id)) AS claimed_roles,
      c.appeal_of, c.appeal_words, c.appealed_by, d.case_id AS first_case, d.decided_by AS first_judge
    FROM cases c JOIN case_evidence e ON e.case_id = c.id LEFT JOIN profiles p ON p.user_id = c.subject_id
      LEFT JOIN staff s ON s.id = c.claimed_by AND c.claimed_until > ${now}
      LEFT JOIN decisions d ON d.id = c.appeal_of
    WHERE c.site_id = ${site} AND c.number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { subject_id: subject, claimed_by: by, claimed_until: until, first_judge } = row;
  return {
    id: row.id,
    number: row.number,
    kind: known(caseKinds, row.kind),
    state: known(caseStates, row.state),
    openedAt: row.opened_at,
    dueAt: row.due_at,
    evidenceUntil: row.evidence_until,
    photo: row.photo_id,
    subject: subject === null ? null : { id: userId(subject), name: row.name, born: row.born },
    lease:
      by === null || until === null
        ? null
        : { by: staffId(by), name: row.claimed_name ?? '', role: roles.find((role) => row.claimed_roles.includes(role)) ?? null, until },
    appeal:
      row.appeal_of === null
        ? null
        : {
            of: row.appeal_of,
            firstCase: row.first_case,
            words: row.appeal_words ?? '',
            by: row.appealed_by === 'reporter' ? 'reporter' : 'member',
            firstJudge: first_judge === null ? null : staffId(first_judge),
          },
  };
}
