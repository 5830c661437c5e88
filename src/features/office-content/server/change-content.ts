import type { BodyOf } from '#platform/contract/endpoint.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isVisibleText } from '#platform/contract/text/text.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import type { Content } from '#features/site-content/contract/content.ts';
import type { ContentKind } from '#features/site-content/contract/kinds.ts';
import { publishDraft, readContent, revertContent, saveDraft, sourceOf, type TextName } from '#features/site-content/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type {
  publishContent as publishEndpoint,
  putContent as putEndpoint,
  revertContent as revertEndpoint,
} from '../contract/endpoints.ts';
import type { ContentText } from '../contract/schemas.ts';
import type { ContentDeps } from './deps.ts';
import { languageOfSite } from './get-content.ts';
import { loadTexts, piecesOf } from './texts-of-piece.ts';

type StaffCall = Call<Viewer | null, Staff>;

const everyText: readonly (Language | null)[] = [null, ...languages];

/** Saves a draft. */
export async function putContent(deps: ContentDeps, sent: BodyOf<typeof putEndpoint>, call: StaffCall, act: Act) {
  const read = await readBody(deps, sent, call.site);
  if (!read.ok) return read;
  const { name, content, seen } = read.value;
  const saved = await act(async (tx): Promise<Result<Entry<null>, 'changed_meanwhile'>> => {
    const result = await saveDraft(tx, name, content, { by: call.staff.staffId, now: deps.clock.now(), seen });
    if (!result.ok) return result;
    return ok({ value: null, subject: subjectOf(name), reason: 'draft', nothing: !result.value.saved });
  });
  return replying(saved, () => presentTexts(deps, call, name.kind, name.key, [name.language]));
}

/** Makes drafts live in every process. */
export async function publishContent(
  deps: ContentDeps,
  { kind, key, language, version }: BodyOf<typeof publishEndpoint>,
  call: StaffCall,
  act: Act,
) {
  const asked = kind === 'gift' ? [null] : language === undefined ? everyText : [language];
  const published = await act(
    async (tx): Promise<Result<Entry<(Language | null)[]>, 'changed_meanwhile' | 'content_refused' | 'nothing_to_publish'>> => {
      const done: (Language | null)[] = [];
      for (const one of asked) {
        const name: TextName = { site: call.site, kind, key, language: one };
        const seen = asked.length === 1 ? version : undefined;
        const result = await publishDraft(tx, name, { by: call.staff.staffId, now: deps.clock.now(), seen });
        if (!result.ok && result.code === 'nothing_to_publish') continue;
        if (!result.ok) return result;
        const refused = await takeEffect(deps, tx, name, result.value, call);
        if (refused !== null) return refused;
        done.push(one);
      }
      if (done.length === 0) return fail('nothing_to_publish');
      return ok({ value: done, subject: `${kind} ${key}`, reason: done.map((one) => one ?? 'all').join(' ') });
    },
  );
  if (published.ok) changed(deps, call, kind);
  return replying(published, (done) => presentTexts(deps, call, kind, key, done));
}

/** Publishes what was live before again. */
export async function revertToVersion(
  deps: ContentDeps,
  { kind, key, language = null, to, version }: BodyOf<typeof revertEndpoint>,
  call: StaffCall,
  act: Act,
) {
  const name: TextName = { site: call.site, kind, key, language };
  const reverted = await act(
    async (tx): Promise<Result<Entry<null>, 'changed_meanwhile' | 'content_refused' | 'nothing_to_publish' | 'not_found'>> => {
      const result = await revertContent(tx, name, to, { by: call.staff.staffId, now: deps.clock.now(), seen: version });
      if (!result.ok) return result;
      const refused = await takeEffect(deps, tx, name, result.value, call);
      if (refused !== null) return refused;
      return ok({ value: null, subject: subjectOf(name), reason: `version ${to}` });
    },
  );
  if (reverted.ok) changed(deps, call, kind);
  return replying(reverted, () => presentTexts(deps, call, kind, key, [language]));
}

/** Lets every process read the content again, and drop pages that it has rendered with the old one. */
function changed({ content, sites }: ContentDeps, { site }: StaffCall, kind: ContentKind): void {
  content.changed(site, kind);
  sites.changed();
}

/** Checks once more what is about to be live, and lets its feature do what belongs to it. */
async function takeEffect(
  deps: ContentDeps,
  tx: Tx,
  { site, kind, key, language }: TextName,
  { version, content: stored, before }: { readonly version: number; readonly content: unknown; readonly before: unknown },
  { staff }: StaffCall,
): Promise<Failure<'content_refused'> | null> {
  const content = readContent(kind, stored);
  if (content === null) return fail('content_refused', { field: '', problem: 'malformed' });
  const source = sourceOf(deps.sources, kind);
  const problem = (await source?.problemOf({ site, key, language, content })) ?? null;
  if (problem !== null) return fail('content_refused', { ...problem });
  const known = { before: readContent(kind, before), version, by: staff.staffId, now: deps.clock.now() };
  await source?.published?.(tx, { site, key, language, content, ...known });
  return null;
}

interface Read {
  readonly name: TextName;
  readonly content: Content;
  readonly seen: number | undefined;
}

/** What was sent, as it is stored. */
export async function readBody(
  { sources }: ContentDeps,
  { kind, key, language = null, version: seen, ...sent }: BodyOf<typeof putEndpoint>,
  site: TextName['site'],
): Promise<Result<Read, 'content_refused'>> {
  const source = sourceOf(sources, kind);
  if (source === undefined) return fail('content_refused', { field: 'kind', problem: 'unknown' });
  // A gift has no words: what it costs holds in all languages.
  const text = { site, key, language: kind === 'gift' ? null : language, content: cleaned(sent) };
  const content = (await source.normal?.(text)) ?? text.content;
  const problem = await source.problemOf({ ...text, content });
  if (problem !== null) return fail('content_refused', { ...problem });
  return ok({ name: { site, kind, key, language: text.language }, content, seen });
}

/** Without what the database rejects; a field without a visible character is none. */
function cleaned(sent: Content): Content {
  const fields = Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value] as const);
  return Object.fromEntries(fields.filter(([, value]) => typeof value !== 'string' || isVisibleText(value)));
}

const subjectOf = ({ kind, key, language }: TextName): string => `${kind} ${key} ${language ?? 'all'}`;

async function presentTexts(
  deps: ContentDeps,
  { site }: StaffCall,
  kind: ContentKind,
  key: string,
  wanted: readonly (Language | null)[],
): Promise<{ texts: ContentText[] }> {
  const source = await piecesOf(sourceOf(deps.sources, kind), site);
  const texts = await loadTexts(deps, site, kind, [key], source, await languageOfSite(deps, site));
  return { texts: (texts.get(key) ?? []).filter(({ language }) => wanted.includes(language)) };
}
