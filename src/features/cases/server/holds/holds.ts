import { type BodyOf, done, type QueryOf, type ReplyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result, type Success } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { ageOn, type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import { type Act, type createActRoutes, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import * as calls from '../../contract/hold-endpoints.ts';
import { holdsPerPage, maxHoldReference } from '../../contract/hold-rules.ts';
import { isPossibleEnd } from '../possible-end.ts';
import { isMemberOf } from '../queue/enter-repo.ts';
import type { StaffCall } from '../queue/lease.ts';
import { changeHold, findSameHold, type HoldRow, insertHold, listHolds, lockHolds, setHoldEnded } from './hold-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Holds of accounts, for authorities. */
export const holdRoutes = (deps: Deps, acting: ReturnType<typeof createActRoutes>): Route[] => [
  route(calls.getHolds, ({ query }, call) => getHolds(deps, query, call)),
  acting(calls.hold, ({ body }, call, act) => hold(deps, body, call, act)),
  acting(calls.endHold, ({ body }, call, act) => endHold(deps, body, call, act)),
];

async function getHolds(
  { db, clock, sites }: Deps,
  { member, after }: QueryOf<typeof calls.getHolds>,
  { site }: StaffCall,
): Promise<Success<ReplyOf<typeof calls.getHolds>>> {
  const now = clock.now();
  const found = await listHolds(db, { site, member: member ?? null, after: after ?? null, limit: holdsPerPage + 1 });
  const shown = found.slice(0, holdsPerPage);
  const today = dayIn((await sites.byId(site)).timeZone, now);
  return ok({
    holds: shown.map((row) => ({ ...presentHold(row, now), member: memberOf(row, today) })),
    next: found.length > holdsPerPage ? (shown.at(-1)?.hold ?? null) : null,
  });
}

/** Also of an account that its member has deleted: that is when it matters. */
async function hold({ db, clock }: Deps, body: BodyOf<typeof calls.hold>, { site, staff }: StaffCall, act: Act) {
  const now = clock.now();
  const reference = cleanText(body.reference);
  const until = body.until == null ? null : new Date(body.until);
  const askedSilence = body.silent_until == null ? body.silent_until : new Date(body.silent_until);
  const reason = readLogWords(body.reason);
  if (!isVisibleText(reference)) return fail('text_required', { field: 'reference' });
  if (isLongerThan(reference, maxHoldReference)) return fail('text_too_long', { field: 'reference', max: maxHoldReference });
  if (typeof reason === 'object') return reason;
  if (reason === undefined) return fail('text_required', { field: 'reason' });
  if (until !== null && !isPossibleEnd(until, now)) return fail('until_invalid', { field: 'until' });
  if (askedSilence != null && !isPossibleEnd(askedSilence, now)) return fail('until_invalid', { field: 'silent_until' });
  const user = userId(body.member);
  const held = await act(async (tx): Promise<Result<Entry<number>, 'not_found' | 'too_many_words'>> => {
    await lockHolds(tx, user);
    if (!(await isMemberOf(tx, site, user))) return fail('not_found');
    const before = await findSameHold(tx, user, reference);
    const silentBefore = before?.silentUntil ?? null;
    const silentUntil = askedSilence === undefined ? silentBefore : askedSilence;
    const words = readLogWords(`${reason}${silenceIn({ before: silentBefore, now: silentUntil })}`);
    if (typeof words === 'object') return words;
    const log = { subject: user, reason: 'authority', words };
    if (before === null)
      return ok({ value: await insertHold(tx, { site, user, reference, reason, until, silentUntil, by: staff.staffId }, now), ...log });
    const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
    if (before.reason === reason && isSame(before.until, until) && isSame(before.silentUntil, silentUntil))
      return ok({ value: before.id, nothing: true });
    await changeHold(tx, before.id, { reason, until, silentUntil });
    return ok({ value: before.id, ...log });
  });
  return replying(held, async (id) => {
    const [row] = await listHolds(db, { site, member: null, id, limit: 1 });
    if (row === undefined) throw new Error(`hold ${id} is gone`);
    return { hold: presentHold(row, now) };
  });
}

/** The silence towards members for the log: until when, or that a change ends it. */
const silenceIn = (silence: { readonly before: Date | null; readonly now: Date | null }): string =>
  silence.now !== null ? ` [silent until ${silence.now.toISOString()}]` : silence.before !== null ? ' [no longer silent]' : '';

async function endHold({ clock }: Deps, { id }: BodyOf<typeof calls.endHold>, { site }: StaffCall, act: Act) {
  const ended = await act(async (tx): Promise<Result<Entry<null>, 'not_found'>> => {
    const found = await setHoldEnded(tx, site, id, clock.now());
    return found === null ? fail('not_found') : ok({ value: null, subject: found.user, nothing: !found.isNew });
  });
  return replying(ended, () => done);
}

export const presentHold = (
  { hold: id, reference, reason, until, silent_until, created_at, ended_at, by }: HoldRow,
  now: Date,
): calls.Hold => ({
  id,
  reference,
  reason,
  until: until?.toISOString() ?? null,
  silent_until: silent_until?.toISOString() ?? null,
  holds: ended_at === null && (until === null || until > now),
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
  by,
});

const memberOf = ({ id, name, born }: HoldRow, today: Day) => ({
  id,
  name: name ?? '',
  age: born === null ? null : ageOn(born as Day, today),
});
