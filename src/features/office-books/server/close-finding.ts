import { fail, ok } from '#platform/contract/result.ts';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import { listNamedFindings, lockFindings } from '#features/accounting/server/index.ts';
import { type Act, readLogWords, replying } from '#features/staff/server/index.ts';
import type { closeFinding as contract } from '../contract/endpoints.ts';
import { companiesFor } from './companies.ts';
import type { BooksDeps } from './deps.ts';

/** Closes a finding of a company of the caller, and books it in the same transaction. */
export async function closeFinding(
  deps: BooksDeps,
  { subject, as, reason }: BodyOf<typeof contract>,
  call: CallOf<typeof contract>,
  act: Act,
) {
  const words = readLogWords(reason);
  if (words === undefined) return fail('reason_needed');
  if (typeof words === 'object') return words;
  const { accounting } = deps;
  const companies = await companiesFor(deps, call.site, call.staff, 'books.export');
  const sites = companies.flatMap((company) => company.sites);
  const stored = /^E-\d{1,15}$/.test(subject) ? subject.slice(2) : subject;
  const done = await act(async (tx) => {
    await lockFindings(tx);
    const findings = (await listNamedFindings(tx, sites, stored)).filter(({ name }) => name === subject);
    if (findings.length === 0) {
      const known = as === 'accepted' && (await listNamedFindings(tx, sites, stored, 'closed')).some(({ name }) => name === subject);
      return known ? ok({ value: null, nothing: true }) : fail('finding_unknown', { subject });
    }
    if (as === 'accepted') await accounting.acceptIn({ tx, findings });
    else {
      const booked = await accounting.bookIn({ tx, findings }, subject, as);
      if (!booked.ok) return booked;
    }
    return ok({ value: null, subject, reason: as, words });
  });
  if (done.ok && as !== 'accepted') await accounting.compare();
  return replying(done, () => ({ closed: true as const }));
}
