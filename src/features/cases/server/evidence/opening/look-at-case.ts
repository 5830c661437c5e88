import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { type ChatLine, countFurtherLines, findFurtherLines, findLinesAround, findSides } from '#features/chat/server/index.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { lookAtCase as endpoint } from '../../../contract/endpoints.ts';
import type { Lines } from '../../../contract/schemas.ts';
import { addEvent } from '../../queue/case-repo.ts';
import type { EvidenceDeps } from '../evidence-deps.ts';
import { findSameSentence } from '../linked/same-sentence.ts';
import { memberOf, type Member } from '../people.ts';
import { listPeople } from '../people-repo.ts';
import { pictureId } from '../picture-id.ts';
import { type FoundCase, findCaseFor } from '../view/find-evidence.ts';
import { insertLooks } from '../looks/looks-repo.ts';

type Body = BodyOf<typeof endpoint>;

/** Lines that one look opens before or after others. */
const perLook = 10;

interface Opened {
  readonly conversation: number;
  readonly members: readonly Member[];
  readonly lines: readonly ChatLine[];
}

/**
 * Opens further lines of a conversation of the case. Who looked and why is stored for both members and stands in the log before a line is
 * sent, or nothing is sent.
 */
export async function lookAtCase(deps: EvidenceDeps, body: Body, { site, staff }: Call<Viewer | null, Staff>, act: Act) {
  const { db, clock, sites } = deps;
  const { number, what, reason } = body;
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  if (what.before !== undefined && what.after !== undefined) return fail('invalid_request', { field: 'what', rule: 'one_of' });
  const now = clock.now();
  const [found, { timeZone }] = [await findCaseFor(db, { site, number, staff, now }), await sites.byId(site)];
  const about = found?.record.subject?.id ?? null;
  const done = await act(async (tx): Promise<Result<Entry<Opened>, 'not_found'>> => {
    const lines = found === null ? null : await findLines(tx, found, what);
    const sides = lines === null ? null : await findSides(tx, what.conversation);
    if (found === null || lines === null || sides === null) return fail('not_found');
    const people = await listPeople(tx, sides);
    const members = sides.map((id) => memberOf(people.get(id) ?? { id, name: null, born: null }, dayIn(timeZone, now)));
    const seen = sides.map((id) => ({ id, lines: lines.length }));
    const caseId = found.record.id;
    await insertLooks(tx, { site, caseId, staff: staff.staffId, reason, about, seen, conversation: what.conversation, now });
    await addEvent(tx, caseId, { at: now, what: 'looked', staff: staff.staffId, about: reason, words: words ?? null });
    return ok({ value: { conversation: what.conversation, members, lines }, subject: number, reason, words });
  });
  return replying(done, async (opened) => ({ lines: await present(db, opened, about) }));
}

/** Null when the conversation is none of the case. */
async function findLines(tx: Tx, { record, kept }: FoundCase, { conversation, before, after }: Body['what']): Promise<ChatLine[] | null> {
  const isKept = kept.some((one) => one.conversation === conversation);
  const same = isKept ? null : await findSameSentence(tx, record.subject?.id ?? null, kept, conversation);
  if (!isKept && same === null) return null;
  if (before !== undefined) return findFurtherLines(tx, conversation, { before }, perLook);
  if (after !== undefined) return findFurtherLines(tx, conversation, { after }, perLook);
  const first = same ?? kept.find((one) => one.conversation === conversation)?.lines[0]?.id;
  return first === undefined ? null : findLinesAround(tx, { conversation, id: first }, perLook);
}

async function present(db: Db, { conversation, members, lines }: Opened, about: number | null): Promise<Lines> {
  const extent = { conversation, first: lines[0]?.id ?? 0, last: lines.at(-1)?.id ?? 0 };
  const more = (await countFurtherLines(db, [extent])).get(conversation);
  const other = members.find(({ id }) => id !== about);
  if (other === undefined) throw new Error(`conversation ${conversation} has one member`);
  return {
    conversation,
    other,
    lines: lines.map(({ id, at, sender, text, image }) => ({
      id,
      at: at.toISOString(),
      who: members.find((one) => one.id === sender) ?? { id: sender, name: '', age: null },
      text,
      picture: image === null ? null : pictureId(image.name),
      reported: null,
    })),
    more_before: lines.length === 0 ? 0 : (more?.before ?? 0),
    more_after: lines.length === 0 ? 0 : (more?.after ?? 0),
  };
}
