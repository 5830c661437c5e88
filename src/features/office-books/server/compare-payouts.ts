import { ok } from '#platform/contract/result.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import type { comparePayouts as contract } from '../contract/endpoints.ts';
import { companiesFor } from './companies.ts';
import type { BooksDeps } from './deps.ts';
import { presentFinding } from './present-books.ts';
import { listNamedFindings } from '#features/accounting/server/index.ts';

/** The row of the log comes first, because providers answer late or never. Reading a report again changes nothing. */
export async function comparePayouts(deps: BooksDeps, asked: string | undefined, call: CallOf<typeof contract>, act: Act) {
  const { accounting, db } = deps;
  const day = accounting.dayToReconcile(asked);
  if (!day.ok) return day;
  const logged = await act(async () => ok({ value: null, subject: day.value }));
  return replying(logged, async () => {
    const made = await accounting.reconcile(day.value);
    const [company] = await companiesFor(deps, call.site, call.staff, 'books.export');
    const findings = await listNamedFindings(db, company?.sites ?? []);
    return {
      day: day.value,
      providers: made.ok ? made.value.providers.map(({ name, items }) => ({ name, items })) : [],
      findings: findings.map((finding) => presentFinding(finding, finding.foundAt)),
    };
  });
}
