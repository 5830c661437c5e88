import type { Report } from '../contract/endpoints.ts';
import type { ReportRow } from './report-repo.ts';

/** For the one who reported: neither the evidence nor who it was, but the name that they knew. */
export const presentReport = ({ id, number, name, subject, reason, state, createdAt, decidedAt, statement }: ReportRow): Report => ({
  id,
  number,
  name,
  subject,
  reason,
  state,
  created_at: createdAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
  statement,
});
