import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { endBlock as endEndpoint, putBlock as putEndpoint } from '../../contract/block-endpoints.ts';
import { type BlockKind, effectsOf, mostBlocks } from '../../contract/block-rules.ts';
import { isPossibleEnd } from '../possible-end.ts';
import type { StaffCall } from '../queue/lease.ts';
import { changeBlock, countStanding, findBlock, findPhotoHash, findSame, insertBlock, lockBlocks, setEnded } from './block-repo.ts';
import { presentBlock } from './present-block.ts';
import { hashOf, readValue } from './read-value.ts';
import type { StandingBlocks } from './standing-blocks.ts';

export interface BlockDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly standing: StandingBlocks;
}

/** Blocks a value, or changes what is said about one that is blocked already. */
export async function putBlock({ db, clock, standing }: BlockDeps, body: BodyOf<typeof putEndpoint>, call: StaffCall, act: Act) {
  const { kind, effect } = body;
  const { site, staff } = call;
  const now = clock.now();
  const until = body.until == null ? null : new Date(body.until);
  const reason = readLogWords(body.reason);
  if (typeof reason === 'object') return reason;
  if (reason === undefined) return fail('text_required', { field: 'reason' });
  if (!effectsOf(kind).includes(effect)) return fail('effect_does_not_fit', { field: 'effect', kind });
  if (until !== null && !isPossibleEnd(until, now)) return fail('until_invalid', { field: 'until' });
  const put = await act(async (tx): Promise<Result<Entry<number>, 'block_value_invalid' | 'too_many_blocks'>> => {
    const value = await valueOf(tx, site, kind, body.value);
    if (value === null) return fail('block_value_invalid', { field: 'value', kind });
    await lockBlocks(tx, site, kind);
    const before = await findSame(tx, { site, kind, value });
    const said = { effect, reason, until };
    const log = { reason: `${kind} ${effect}`, words: reason };
    const stands = before !== null && (before.until === null || before.until > now);
    if (!stands && (await countStanding(tx, { site, kind }, now)) >= mostBlocks) return fail('too_many_blocks', { max: mostBlocks });
    if (before === null) {
      const id = await insertBlock(tx, { site, kind, value, ...said }, staff.staffId, now);
      return ok({ value: id, subject: id, ...log });
    }
    const isSame = before.effect === effect && before.reason === reason && before.until?.getTime() === until?.getTime();
    if (isSame) return ok({ value: before.id, nothing: true });
    await changeBlock(tx, before.id, said);
    return ok({ value: before.id, subject: before.id, ...log });
  });
  if (put.ok) standing.changed();
  return replying(put, async (id) => ({ block: presentBlock(await findBlock(db, id), now) }));
}

/** A photo can be named by its id, in place of its hash. */
async function valueOf(tx: Tx, site: SiteId, kind: BlockKind, typed: string): Promise<string | null> {
  if (kind !== 'photo_hash' || !PHOTO.test(typed.trim())) return readValue(kind, typed);
  const bits = await findPhotoHash(tx, site, Number(typed));
  return bits === null ? null : hashOf(bits);
}

/** Shorter than a hash. */
const PHOTO = /^\d{1,15}$/;

export async function endBlock({ clock, standing }: BlockDeps, { id }: BodyOf<typeof endEndpoint>, { site }: StaffCall, act: Act) {
  const ended = await act(async (tx): Promise<Result<Entry<null>, 'not_found'>> => {
    const hasEnded = await setEnded(tx, site, id, clock.now());
    return hasEnded === null ? fail('not_found') : ok({ value: null, subject: id, nothing: !hasEnded });
  });
  if (ended.ok) standing.changed();
  return replying(ended, () => done);
}
