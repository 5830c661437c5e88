import type { Report } from '../contract/endpoints.ts';
import type { ReportRow } from './report-repo.ts';

/** For the reporter: the reported member's name at the time, without their id and without the evidence. */
export const presentReport = ({
  id,
  number,
  name,
  subject,
  reason,
  state,
  createdAt,
  decidedAt,
  statement,
  decision,
}: ReportRow): Report => ({
  id,
  number,
  name,
  subject,
  reason,
  state,
  created_at: createdAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
  statement,
  decision,
});
