import { Readable } from 'node:stream';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import { bzstFile, elsewhereCsv, type ExportRefusal, ossCsv, type Pieces } from '#features/accounting/server/index.ts';
import type { Act } from '#features/staff/server/index.ts';
import { replying } from '#features/staff/server/index.ts';
import type { QueryOf } from '#platform/contract/endpoint.ts';
import type { exportBooks as contract } from '../contract/endpoints.ts';
import { companiesFor } from './companies.ts';
import type { BooksDeps } from './deps.ts';

type Asked = QueryOf<typeof contract>;
interface Files {
  readonly rates?: string | undefined;
  readonly accounts?: string | undefined;
}

/** The row of the log is committed before the first byte; what cannot be exported leaves none. */
export async function exportBooks(deps: BooksDeps, asked: Asked, files: Files, call: CallOf<typeof contract>, look: Act) {
  const companies = await companiesFor(deps, call.site, call.staff, 'books.export');
  const company = companies.find(({ id }) => id === (asked.company ?? companies[0]?.id));
  if (company === undefined) {
    const known = companies.map(({ id }) => id).join(', ');
    return fail('company_unknown', { company: asked.company ?? '', companies: known });
  }
  const made = await piecesOf(deps, asked, files, String(company.id));
  if (!made.ok) return made;
  const { kind, from, to } = asked;
  const logged = await look(async () => ok({ value: null, subject: `company ${company.id}`, reason: `${kind} ${from}–${to}` }));
  return replying(logged, () => Readable.from(made.value));
}

/** The files of `npm run books`, from the same functions. */
async function piecesOf(
  { accounting }: BooksDeps,
  { kind, from, to, currency, consultant, client, fiscal_year: fiscalYear }: Asked,
  { rates, accounts }: Files,
  company: string,
): Promise<Result<Pieces, Refusal>> {
  if (kind === 'journal') return accounting.journal({ company, from, to, currency });
  if (kind === 'datev') return accounting.datev({ company, from, to, currency, rates, accounts, consultant, client, fiscalYear });
  const quarter = quarterOf(from, to);
  if (quarter === null) return fail('quarter_invalid', { value: `${from}–${to}` });
  if (kind === 'oss-months') return whole(await accounting.ossMonths({ company, quarter, rates }));
  const made = await accounting.oss({ company, quarter, rates });
  if (!made.ok) return made;
  if (kind === 'oss') return whole(ok(ossCsv(made.value)));
  if (kind === 'oss-elsewhere') return whole(ok(elsewhereCsv(made.value)));
  const form = bzstFile(made.value);
  return form.ok ? whole(ok(form.value.text)) : form;
}

type Refusal = ExportRefusal | 'not_german';

const whole = <Code extends string>(made: Result<string, Code>): Result<Pieces, Code> => (made.ok ? ok(piecesIn(made.value)) : made);

async function* piecesIn(text: string): AsyncGenerator<string> {
  yield text;
}

/** The quarter with this first and this last day. */
function quarterOf(from: string, to: string): string | null {
  const [, year, month] = /^(\d{4})-(01|04|07|10)-01$/.exec(from) ?? [];
  if (year === undefined || month === undefined) return null;
  const last = { '01': '03-31', '04': '06-30', '07': '09-30', '10': '12-31' }[month];
  return to === `${year}-${last}` ? `${year}-Q${(Number(month) + 2) / 3}` : null;
}
