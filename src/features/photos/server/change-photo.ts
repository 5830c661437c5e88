import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, type Failure, type Result } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { changePhoto as endpoint } from '../contract/endpoints.ts';
import { undoMinutes } from '../contract/rules.ts';
import { findRoom, lockPhotos, touchProfile } from './new-photo-repo.ts';
import { type LineRow, findLine, setCaption, setDeleted, setOrder } from './photo-line-repo.ts';
import { moveTo } from './photo-line.ts';
import { refuseFull } from './photo-policy.ts';
import { type Owner, type OwnerDeps, photosOfOwner } from './photos-of-owner.ts';

export interface ChangeDeps extends OwnerDeps {
  readonly clock: Clock;
  /** Tells every process that the member has other photos than before. */
  readonly profileChanged: (user: UserId) => void;
}

type Code = 'photo_limit_reached' | 'not_found';
type Change = BodyOf<typeof endpoint>;

/** One member's changes are done one after the other. */
export async function changePhoto(deps: ChangeDeps, change: Change, owner: Owner): Promise<Result<ReplyOf<typeof endpoint>, Code>> {
  const refusal = await deps.db.transaction().execute(async (tx) => {
    await lockPhotos(tx, owner.user);
    return make(tx, change, owner.user, deps.clock.now());
  });
  if (refusal !== null) return refusal;
  deps.profileChanged(owner.user);
  return photosOfOwner(deps, owner);
}

async function make(tx: Tx, change: Change, user: UserId, now: Date): Promise<Failure<Code> | null> {
  const line = await findLine(tx, user);
  const photo = line.find(({ id }) => id === change.id);
  if (photo === undefined || photo.rejected) return fail('not_found');
  if (photo.deletedAt !== null) {
    const refusal = change.deleted === false ? await restore(tx, user, photo, now) : fail('not_found');
    if (refusal !== null) return refusal;
  }
  if (change.caption !== undefined) await setCaption(tx, photo.id, cleanText(change.caption));
  const position = change.main ? 0 : change.position;
  await setOrder(tx, position === undefined ? line.map(({ id }) => id) : moveTo(line, photo.id, position));
  await touchProfile(tx, user, now);
  return null;
}

async function restore(tx: Tx, user: UserId, { id, deletedAt }: LineRow, now: Date): Promise<Failure<Code> | null> {
  const room = await findRoom(tx, user);
  if (room === null || deletedAt === null || isForGood(deletedAt, now)) return fail('not_found');
  const refusal = refuseFull(room);
  if (refusal === null) await setDeleted(tx, id, null);
  return refusal;
}

const isForGood = (deletedAt: Date, now: Date): boolean => deletedAt.getTime() <= now.getTime() - undoMinutes * 60_000;
