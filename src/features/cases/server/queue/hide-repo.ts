import { sql } from 'kysely';
import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { CaseId } from './opening.ts';

/** A report or notice about a member that may hide at once, and who sent it. */
export interface Accusation {
  readonly site: SiteId;
  readonly subject: UserId;
  /** Of the member whom it is about. */
  readonly language: Language;
  readonly reason: string;
  readonly source: 'report' | 'notice';
  readonly sender: UserId | null;
  readonly network: string | null;
}

/** Null for what is about nobody, and for reports that open no case by themselves. */
export async function findAccusation(tx: Tx, caseId: CaseId, receipt: string): Promise<Accusation | null> {
  const { rows } = await sql<{
    site_id: number;
    subject_id: number;
    language: string;
    reason: string;
    is_report: boolean;
    sender: number | null;
    network: string | null;
  }>`
    SELECT c.site_id, u.id AS subject_id, u.language, sent.reason, sent.is_report, sent.sender, sent.network
    FROM cases c JOIN users u ON u.id = c.subject_id
      JOIN (
        SELECT reason, true AS is_report, reporter_id AS sender, network FROM reports WHERE number = ${receipt} AND NOT set_aside
        UNION ALL
        SELECT reason, false, user_id, network FROM notices WHERE number = ${receipt}) AS sent ON true
    WHERE c.id = ${caseId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    site: siteId(row.site_id),
    subject: userId(row.subject_id),
    language: pickLanguage(row.language),
    reason: row.reason,
    source: row.is_report ? 'report' : 'notice',
    sender: row.sender === null ? null : userId(row.sender),
    network: row.network,
  };
}

/** Whether the case hides this already, or a person has said lately that there is nothing to hide. */
export async function isSettled(
  tx: Tx,
  {
    caseId,
    subject,
    content,
    since,
  }: { readonly caseId: CaseId; readonly subject: UserId; readonly content: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM decisions d WHERE d.case_id = ${caseId} AND d.decided_by_machine AND d.content = ${content} AND d.reversed_by IS NULL
    UNION ALL
    SELECT FROM decisions d JOIN cases c ON c.id = d.case_id
      WHERE d.user_id = ${subject} AND d.act = 'no_violation' AND d.withdrawn_at IS NULL AND d.decided_at > ${since}
        AND c.kind = 'minor' AND ${content}::text = 'profile'
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

export interface Hides {
  /** Cases in which the account or network has hidden somebody within a day. */
  readonly today: number;
  /** One of the account's hides of the last months was unfounded; without an account, one of the network's without an account. */
  readonly wasUnfounded: boolean;
}

/** Hides by one account, or from one network, are counted one after the other. */
export async function hidesBy(
  tx: Tx,
  { sender, network }: Pick<Accusation, 'sender' | 'network'>,
  { day, months }: { readonly day: Date; readonly months: Date },
): Promise<Hides> {
  for (const key of [sender, network].filter((one) => one !== null))
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hides:${key}`}, 0))`.execute(tx);
  const { rows } = await sql<{ today: number; was_unfounded: boolean }>`
    SELECT (count(DISTINCT e.case_id) FILTER (WHERE e.at > ${day}))::int AS today,
      coalesce(bool_or(
        (s.sender = ${sender}::bigint OR (${sender}::bigint IS NULL AND s.sender IS NULL)) AND EXISTS (SELECT FROM decisions d
          WHERE d.case_id = e.case_id AND d.act = 'no_violation' AND d.withdrawn_at IS NULL)), false) AS was_unfounded
    FROM case_events e
      JOIN LATERAL (
        SELECT r.reporter_id AS sender, r.network FROM reports r WHERE r.number = e.about
        UNION ALL
        SELECT n.user_id, n.network FROM notices n WHERE n.number = e.about) AS s ON true
    WHERE e.what = 'hidden_at_once' AND e.at > ${months} AND (s.sender = ${sender}::bigint OR s.network = ${network}::text)`.execute(tx);
  const [row] = rows;
  return { today: row?.today ?? 0, wasUnfounded: row?.was_unfounded ?? false };
}
