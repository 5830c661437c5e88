import { buffer } from 'node:stream/consumers';
import type { QueryOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { shieldImage } from '#platform/server/images/shield-image.ts';
import { findOriginal } from '#platform/server/file-deletions/file-copies-repo.ts';
import { type ImageQueue, storagePathUpTo } from '#features/photos/server/index.ts';
import { copyPath, copyWidth } from '#features/safety/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { getCasePicture as endpoint } from '../../../contract/endpoints.ts';
import type { EvidenceDeps } from '../evidence-deps.ts';
import { listOpened, type SeenMember } from '../looks/looks-repo.ts';
import { seenMembers, storeOnce } from '../looks/store-look.ts';
import { type FoundCase, findCaseFor, findPictures } from '../view/find-evidence.ts';
import { pictureId } from '../picture-id.ts';
import { findSentImage, findVeil } from '../pictures/picture-repo.ts';

interface PictureDeps extends EvidenceDeps {
  readonly imageQueue: ImageQueue;
}

/** One picture counts as one line of each member. */
const oneLine = 1;

/**
 * A picture of the case, of one that is nearly the same, or of lines that the person has opened; any other one does not exist. Who sees a
 * picture of a chat clearly has looked at private lines.
 */
export async function getPicture(
  deps: PictureDeps,
  { number, picture, clear, colour }: QueryOf<typeof endpoint>,
  { site, staff }: Call<Viewer | null, Staff>,
  act: Act,
) {
  const now = deps.clock.now();
  const found = await findCaseFor(deps.db, { site, number, staff, now });
  const named = found === null ? null : await findPicture(deps, found, picture, { site, staff });
  const image = named === null ? null : await readImage(deps, named);
  const set = await findVeil(deps.db, staff.staffId);
  const veil = { blur: set.blur && clear === undefined, grey: set.grey && colour === undefined };
  const done = await act(async (tx): Promise<Result<Entry<Buffer>, 'not_found'>> => {
    if (found === null || named === null || image === null) return fail('not_found');
    if (named.seen === null || veil.blur) return ok({ value: image, nothing: true });
    const { record } = found;
    const look = { site, caseId: record.id, staff: staff.staffId, about: record.subject?.id ?? null, now };
    const isFirst = await storeOnce(tx, { ...look, reason: 'picture', seen: named.seen, picture: named.name });
    return ok({ value: image, subject: record.number, reason: 'picture', nothing: !isFirst });
  });
  // Ids of staff have a queue of their own: a negative id is nobody's.
  const inQueue = deps.imageQueue(-Number(staff.staffId), queueWeight);
  return replying(done, async (file) => (veil.blur || veil.grey ? inQueue(() => shieldImage(file, { width: copyWidth, ...veil })) : file));
}

/** Turns among those who upload photos: as many as established members have. */
const queueWeight = 8;

interface NamedPicture {
  readonly name: string;
  /** Px. */
  readonly width: number;
  /** Whose private lines it belongs to; null for a photo of a profile. */
  readonly seen: readonly SeenMember[] | null;
}

async function findPicture(
  { db }: EvidenceDeps,
  found: FoundCase,
  id: string,
  { site, staff }: Pick<Call<Viewer | null, Staff>, 'site' | 'staff'>,
): Promise<NamedPicture | null> {
  const { kept, record } = found;
  const { pictures, duplicates } = await findPictures(db, site, found);
  const one = pictures.find(({ name }) => pictureId(name) === id);
  if (one?.kind === 'profile') return { ...one, seen: null };
  const conversationOf = (name: string) => kept.find(({ lines }) => lines.some(({ image }) => image?.name === name));
  if (one !== undefined) return { ...one, seen: membersOf(conversationOf(one.name), record.subject?.id) };
  const duplicate = duplicates.find(({ other }) => pictureId(other) === id);
  if (duplicate !== undefined) return { name: duplicate.other, width: duplicate.width, seen: null };
  if (id === '' || id !== pictureId(id)) return null;
  const opened = await listOpened(db, record.id, staff.staffId);
  const sent = opened.length === 0 ? null : await findSentImage(db, opened, id);
  return (
    sent && {
      ...sent,
      seen: membersOf(
        kept.find(({ conversation }) => conversation === sent.conversation),
        record.subject?.id,
      ),
    }
  );
}

const membersOf = (kept: FoundCase['kept'][number] | undefined, subject: number | undefined): readonly SeenMember[] =>
  kept === undefined
    ? subject === undefined
      ? []
      : [{ id: subject, lines: oneLine }]
    : seenMembers([kept]).map(({ id }) => ({ id, lines: oneLine }));

/** The copy that was made for the evidence, else the file itself while it is there. */
export async function readImage(
  { db, storage }: Pick<EvidenceDeps, 'db' | 'storage'>,
  { name, width }: Pick<NamedPicture, 'name' | 'width'>,
): Promise<Buffer | null> {
  const copy = copyPath(name);
  const toCopy = await findOriginal(db, copy);
  // A copy that is made meanwhile may be the only one left.
  const paths = toCopy === null ? [copy, storagePathUpTo({ name, width }, copyWidth)] : [copy, toCopy, copy];
  for (const path of paths) {
    const file = await storage.open(path);
    if (file !== null) return buffer(file.stream());
  }
  return null;
}
