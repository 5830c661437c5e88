import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { importSite as endpoint } from '../../contract/endpoints.ts';
import { fields as pageFields } from '../../contract/fields.ts';
import { checkFields, normal } from '../check/check-fields.ts';
import type { SiteDeps } from '../deps.ts';
import { around, conflict, newValues, publishedIn } from '../draft/put-site.ts';
import { presentSite } from '../draft/present-site.ts';
import { changesBetween, fieldNames, fieldsSent } from '../document/site-document.ts';
import { lockDraft, setDraft } from '../store/draft-repo.ts';
import { exportFormat, notExported } from './export-site.ts';

type Missing = ReplyOf<typeof endpoint>['missing'];

const File = Type.Object({
  format: Type.Literal(exportFormat),
  settings: Type.Record(Type.String(), Type.Unknown()),
  company: Type.Record(Type.String(), Type.Unknown()),
  hosts: Type.Optional(Type.Unknown()),
  time_zone: Type.Optional(Type.Unknown()),
});

/** What a site has for itself, whatever the file says. */
const own: readonly string[] = ['hosts', 'domain', 'company_id', 'refund_limit', ...notExported];

interface Files {
  /** Whether the operator's folder has a file with this name. */
  readonly hasFile: (name: string) => Promise<boolean>;
}

/** Puts an exported site into the draft, as far as its values are right here, and names the others. */
export async function importSite(deps: SiteDeps & Files, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const { site: sent } = body;
  if (!Value.Check(File, sent)) return fail('not_an_export');
  const given = fieldsSent(sent);
  const files = await filesMissing(deps, given);
  const imported = await act(async (tx): Promise<Result<Entry<Missing>, 'changed_meanwhile'>> => {
    const now = deps.clock.now();
    const draft = await lockDraft(tx, call.site, now);
    if (draft.version !== body.version) return conflict(deps, call.site, draft, body.version);
    const published = await publishedIn(tx, call.site, deps.publicHost);
    const before = { ...published.fields, ...draft.changes };
    const taken = fieldNames.filter((field) => !own.includes(field) && Object.hasOwn(given, field));
    const wished = { ...before, ...Object.fromEntries(taken.map((field) => [field, normal(given[field])])) };
    const problems = checkFields(
      changesBetween(before, wished).map(({ field }) => field),
      wished,
      around(published, call),
    );
    const refused = new Set(problems.map(({ field }) => field));
    const after = { ...wished, ...Object.fromEntries([...refused].map((field) => [field, before[field]])) };
    const changes = changesBetween(published.fields, after);
    await setDraft(tx, { site: call.site, changes: newValues(changes), by: call.staff.staffId, now });
    const missing: Missing = [
      ...problems.map(({ field, problem }) => ({ field, why: 'refused' as const, problem })),
      ...files.map((field) => ({ field, why: 'file' as const, problem: null })),
      ...fieldNames
        .filter(
          (field) =>
            !own.includes(field) && !Object.hasOwn(given, field) && pageFields[field]?.optional !== true && pageFields[field] !== undefined,
        )
        .map((field) => ({ field, why: 'absent' as const, problem: null })),
      ...own.map((field) => ({ field, why: 'stays' as const, problem: null })),
    ];
    return ok({ value: missing, subject: call.site });
  });
  return replying(imported, async (missing) => ({ site: await presentSite(deps, call.site), missing }));
}

/** Fields that name a file which is not here. */
async function filesMissing({ hasFile }: Files, given: Readonly<Record<string, unknown>>): Promise<string[]> {
  const named = ['brand', 'films'].flatMap((field) => namesIn(given[field]).map((name) => ({ field, name })));
  const missing: string[] = [];
  for (const { field, name } of named) if (!(await hasFile(name)) && !missing.includes(field)) missing.push(field);
  return missing;
}

const isFile = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{0,80}\.(?:svg|png|webp|mp4|jpg|avif)$/.test(text);

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return isFile(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
