import { Value } from 'typebox/value';
import { fail, ok } from '#platform/contract/result.ts';
import { cleanText, isVisibleText } from '#platform/contract/text/text.ts';
import type { InputOf } from '#platform/server/http/context.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import { findSameTeaser, insertTeaser, NewTeaser, storeTeaserImage } from '#features/teasers/server/index.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { addTeaser as endpoint } from '../contract/endpoints.ts';
import type { ContentDeps } from './deps.ts';

/** After those that there are, until somebody moves it. */
const last = 1000;

/** A new teaser with its German text, live at once. The same one again adds nothing. */
export async function addTeaser({ storage }: ContentDeps, site: SiteId, { body, file }: InputOf<typeof endpoint>, act: Act) {
  const [advertiser, title, text] = [body.advertiser, body.title, body.text].map((one) => cleanText(one).trim());
  for (const [field, value] of Object.entries({ advertiser, title, text }))
    if (value === undefined || !isVisibleText(value)) return fail('content_refused', { field, problem: 'missing' });
  const teaser: unknown = { kind: body.kind, advertiser, url: body.url.trim(), texts: { de: { title, text } }, position: last };
  if (!Value.Check(NewTeaser, teaser)) {
    const [fault] = Value.Errors(NewTeaser, teaser);
    return fail('content_refused', { field: fault?.instancePath.split('/').at(-1) ?? 'url', problem: 'malformed' });
  }
  const image = file === null ? null : await storeTeaserImage(storage, file);
  if (typeof image === 'string') return fail('picture_refused', { why: image });
  const added = await act(async (tx) => {
    const known = await findSameTeaser(tx, site, teaser, image);
    const id = known ?? (await insertTeaser(tx, site, teaser, image));
    return ok({ value: id, subject: `teaser ${id}`, reason: 'new', nothing: known !== null });
  });
  return replying(added, (id) => ({ id }));
}
