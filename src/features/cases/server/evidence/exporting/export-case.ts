import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { QueryOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { type ZipEntry, zipOf } from '#platform/server/storage/zip.ts';
import { type DecisionsFeature, findDecision } from '#features/decisions/server/index.ts';
import type { Letter } from '#features/decisions/contract/schemas.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { exportCase as endpoint } from '../../../contract/endpoints.ts';
import type { Case } from '../../../contract/schemas.ts';
import { addEvent } from '../../queue/case-repo.ts';
import type { StaffCall } from '../../queue/lease.ts';
import type { EvidenceDeps } from '../evidence-deps.ts';
import { insertLooks, type SeenMember } from '../looks/looks-repo.ts';
import { seenMembers } from '../looks/store-look.ts';
import { readImage } from '../opening/get-picture.ts';
import { pictureId } from '../picture-id.ts';
import { type FoundCase, findCaseFor, findPictures } from '../view/find-evidence.ts';
import { presentCase } from '../view/present-case.ts';
import { listAppeals, listCasesTogether, listLogged, listNumbers, listStatements } from './export-repo.ts';

export interface ExportDeps extends EvidenceDeps {
  readonly letterOf: DecisionsFeature['letterOf'];
}

interface File {
  readonly name: string;
  readonly content: Buffer;
  readonly packed?: true;
}

/**
 * A case for an authority, as one zip. Whose words or private lines are in it has been looked at, for the reason `authority`: that is
 * stored and stands in the log before the first byte leaves.
 */
export async function exportCase(deps: ExportDeps, { number }: QueryOf<typeof endpoint>, { site, staff }: StaffCall, act: Act) {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await findCaseFor(db, { site, number, staff, now });
  const done = await act(async (tx): Promise<Result<Entry<null>, 'not_found'>> => {
    if (found === null) return fail('not_found');
    const { record } = found;
    const look = { site, caseId: record.id, staff: staff.staffId, reason: 'authority', about: record.subject?.id ?? null } as const;
    await insertLooks(tx, { ...look, seen: affected(found), now });
    await addEvent(tx, record.id, { at: now, what: 'looked', staff: staff.staffId, about: 'authority' });
    return ok({ value: null, subject: number, reason: 'authority' });
  });
  if (found === null) return fail('not_found');
  return replying(done, () => Readable.from(zipOf(withSums(filesOf(deps, found, { site, staff, now })), now)));
}

/** Whom the zip is about or whose words are in it, with how many private lines of theirs. */
function affected({ record, sources, kept }: FoundCase): SeenMember[] {
  const seen = seenMembers(kept);
  const others = new Set([record.subject?.id, ...sources.map(({ sender_id }) => sender_id)].filter((id) => id != null));
  for (const { id } of seen) others.delete(id);
  return [...seen, ...[...others].map((id) => ({ id, lines: 0 }))];
}

async function* filesOf(
  deps: ExportDeps,
  found: FoundCase,
  reader: Pick<StaffCall, 'site' | 'staff'> & { readonly now: Date },
): AsyncGenerator<File> {
  const { db } = deps;
  const { record } = found;
  yield json('case.json', forOutside(await presentCase(deps, found, reader)));
  const together = await listCasesTogether(db, record.id);
  const statements = await listStatements(db, together);
  const numberOf = (id: number | null) => statements.find((one) => one.id === id)?.number ?? null;
  yield json(
    'decisions.json',
    statements.map(({ id: _id, reversed_by, reviews, ...row }) => ({
      ...row,
      reversed_by: numberOf(reversed_by),
      reviews: numberOf(reviews),
    })),
  );
  for (const { id, number } of statements) {
    const decision = await findDecision(db, id);
    if (decision !== null && decision.user !== null) yield text(`letters/${number}.txt`, textOf(await deps.letterOf(decision)));
  }
  const appeals = await listAppeals(
    db,
    statements.map(({ id }) => id),
  );
  yield json(
    'appeals.json',
    appeals.map(({ source_id, ...row }) => ({ ...row, by: source_id === null ? 'member' : 'reporter' })),
  );
  const numbers = [...(await listNumbers(db, together)), ...statements.map(({ number }) => number)];
  yield json('log.json', await listLogged(db, reader.site, numbers, record.openedAt));
  for (const picture of (await findPictures(db, reader.site, found)).pictures) {
    const content = await readImage(deps, picture);
    if (content !== null) yield { name: `pictures/${pictureId(picture.name)}.webp`, content, packed: true };
  }
}

/**
 * Without staff and what they noted, without what is about other accounts or asked by other authorities, and without who reported: the
 * sources say what, not who.
 */
function forOutside({ sources, events, decisions, appeal, ...about }: Case) {
  const { lease: _lease, acts: _acts, refused: _refused, before: _before, ...others } = about;
  const { links: _links, duplicates: _duplicates, same_sentence: _same, holds: _holds, ...own } = others;
  const withoutStaff = ({ by: _by, mine: _mine, undo_until: _undo, ...decision }: Case['decisions'][number]) => decision;
  return {
    ...own,
    sources: sources.map(
      ({ by: _by, name: _name, can_answer: _can, sent: _sent, unfounded: _unfounded, set_aside: _set, ...source }) => source,
    ),
    // Other words are those of staff.
    events: events
      .filter(({ what }) => what !== 'note')
      .map(({ who: _who, words, ...event }) => ({ ...event, words: event.what === 'appealed' ? words : null })),
    decisions: decisions.map(withoutStaff),
    appeal: appeal && { ...appeal, first: withoutStaff(appeal.first) },
  };
}

/** The last file names the others with their SHA-256, so that whoever gets the export can see that it is whole. */
async function* withSums(files: AsyncIterable<File>): AsyncGenerator<ZipEntry> {
  const sums: string[] = [];
  for await (const { name, content, packed } of files) {
    sums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`);
    yield entry(name, content, packed === true);
  }
  yield entry('SHA256SUMS', Buffer.from(sums.join('')), false);
}

const entry = (name: string, content: Buffer, packed: boolean): ZipEntry => ({ name, packed, pieces: piecesOf(content) });

async function* piecesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}

const json = (name: string, value: unknown): File => text(name, `${JSON.stringify(value, null, 2)}\n`);
const text = (name: string, content: string): File => ({ name, content: Buffer.from(content) });

const textOf = ({ title, sections }: Letter): string =>
  `${[title, ...sections.flatMap((section) => [section.title, ...section.paragraphs.map((paragraph) => paragraph.text)])].join('\n\n')}\n`;
