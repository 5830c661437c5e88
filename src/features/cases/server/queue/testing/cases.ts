import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { sendNotice } from '#features/content-notices/contract/endpoints.ts';
import type { NoticeReason } from '#features/content-notices/contract/rules.ts';
import { complain, report } from '#features/safety/contract/endpoints.ts';
import type { ComplaintSubject, ReportReason } from '#features/safety/contract/rules.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import type { TestApp } from '#tests/support/test-app.ts';

interface Reported {
  readonly id: number;
}

export const sendReport = (from: BuiltMember, about: Reported, reason: ReportReason = 'fake') =>
  from.client.call(report, { body: { client_id: randomUUID(), id: about.id, subject: 'profile', reason } });

export const notify = (
  app: TestApp,
  about: Reported,
  reason: NoticeReason,
  { ip = '127.0.0.1', ...form }: Partial<BodyOf<typeof sendNotice>> & { readonly ip?: string } = {},
) =>
  app.client({ ip }).call(sendNotice, {
    body: {
      client_id: randomUUID(),
      reason,
      place: `/members/${about.id}`,
      text: 'Das ist verboten.',
      name: 'Clara',
      email: `${randomUUID()}@notice.test`,
      good_faith: true,
      ...form,
    },
  });

export const sendComplaint = (from: BuiltMember, subject: ComplaintSubject = 'other') =>
  from.client.call(complain, { body: { client_id: randomUUID(), name: 'Anna', email: from.email, subject, text: 'Hilfe!' } });

export const casesAbout = ({ platform }: TestApp, { id }: Reported) =>
  platform.database.db.selectFrom('cases').selectAll().where('subject_id', '=', id).orderBy('id').execute();

/** A case about a new member, by a report. */
export async function openedCase(app: TestApp, reason: ReportReason = 'fake') {
  const about = await buildMember(app);
  await sendReport(await buildMember(app), about, reason);
  const [opened] = await casesAbout(app, about);
  if (opened === undefined) throw new Error('the report opened no case');
  return { ...opened, about };
}

/** A case of a complaint. */
export async function openedComplaint(app: TestApp, subject: ComplaintSubject = 'other', language: 'de' | 'fi' = 'de') {
  const by = await buildMember(app, { language });
  const { status } = await by.client.raw(
    'POST',
    '/api/complaint.php',
    { client_id: randomUUID(), name: 'Anna', email: by.email, subject, text: 'Hilfe!' },
    { 'x-language': language },
  );
  const [opened] = await casesAbout(app, by);
  if (opened === undefined) throw new Error(`the complaint opened no case: ${status}`);
  return { ...opened, by };
}

/** What the sources of a member's first case say. */
export async function wordsOfCaseAbout(app: TestApp, member: BuiltMember): Promise<string[]> {
  const [opened] = await casesAbout(app, member);
  const sources = await app.platform.database.db
    .selectFrom('case_sources')
    .select('words')
    .where('case_id', '=', opened?.id ?? 0)
    .execute();
  return sources.map(({ words }) => words ?? '');
}
