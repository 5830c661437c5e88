import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { ReportReason, ReportSubject } from '#features/safety/contract/rules.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { undoSeconds } from '#features/decisions/contract/rules.ts';
import { type BuiltMember, buildMember } from './builders.ts';
import type { BuiltStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';
import { decide } from '#features/cases/contract/decision-endpoints.ts';

interface Reported {
  readonly by?: BuiltMember;
  readonly subject?: ReportSubject;
  readonly item?: number;
  readonly reason?: ReportReason;
}

/** Opens a case about a member by a report; its number. */
export async function reportMember(
  app: TestApp,
  about: BuiltMember,
  { by, subject = 'profile', item, reason = 'harassment' }: Reported = {},
) {
  const reporter = by ?? (await buildMember(app));
  const body = { client_id: randomUUID(), id: about.id, subject, reason, ...(item === undefined ? {} : { item }) };
  const sent = await reporter.client.call(report, { body });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return caseAbout(app, about);
}

/** The number of the newest case about a member. */
export async function caseAbout(app: TestApp, { id }: Pick<BuiltMember, 'id'>): Promise<string> {
  const { db } = app.platform.database;
  const { number } = await db
    .selectFrom('cases')
    .select('number')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return number;
}

type Draft = Omit<BodyOf<typeof decide>, 'client_id' | 'number' | 'reason'> & Partial<Pick<BodyOf<typeof decide>, 'client_id' | 'reason'>>;

export const deciding = ({ client }: BuiltStaff, number: string, draft: Draft) =>
  client.call(decide, { body: { client_id: randomUUID(), number, reason: 'harassment', ...draft } });

/** Decides, and lets the time for undoing it pass. */
export async function decided(app: TestApp, staff: BuiltStaff, number: string, draft: Draft) {
  const made = await deciding(staff, number, draft);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  await passUndo(app);
  return made.reply.decision;
}

/** Lets the time pass in which a decision can be undone; no other repeated job runs, nor becomes due by it. */
export async function passUndo(app: TestApp): Promise<void> {
  const postponed = `UPDATE repeated_jobs SET due_at = due_at + make_interval(secs => $1) WHERE name <> 'decisions-due'`;
  await app.platform.database.pool.query(postponed, [undoSeconds]);
  app.platform.clock.advance(undoSeconds);
  await app.platform.jobs.runNow('decisions-due');
}

export const hoursFromNow = (app: TestApp, hours: number): string =>
  new Date(app.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
