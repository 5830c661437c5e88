import { createHash } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok } from '#platform/contract/result.ts';
import type { Role } from '#platform/contract/rights.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { type DecisionsFeature, findDecisionByClientId } from '#features/decisions/server/index.ts';
import type { Act } from '#features/staff/server/index.ts';
import type { decidePhotos as endpoint } from '../../contract/photo-endpoints.ts';
import { acceptsCounted, type PhotoOutcome } from '../../contract/photo-rules.ts';
import { addEvent } from '../queue/case-repo.ts';
import { findPerson, setCaseState } from '../decide/decided-case-repo.ts';
import { findDecider, lockPhotoCase, type PhotoCase } from './decide-repo.ts';
import type { StackOf } from './get-photos.ts';

export interface DecideDeps {
  readonly clock: Clock;
  readonly recordDecision: DecisionsFeature['recordDecision'];
}

interface Decider extends StackOf {
  readonly act: Act;
  readonly log: Log;
}

type Body = BodyOf<typeof endpoint>;
type Item = Body['items'][number];
type ItemResult = ReplyOf<typeof endpoint>['results'][number];
/** With the time at which a decision is applied; null when there is none that can be undone. */
type Decided = ItemResult & { readonly dueAt: Date | null };

/** Decides each photo by itself, so that one that cannot be decided holds up none of the others. */
export async function decidePhotos(deps: DecideDeps, { client_id, items, count }: Body, decider: Decider) {
  const refusal = refusalOf(items, count);
  if (refusal !== null) return refusal;
  // One time for all: what was decided together is due, and undone, together.
  const now = deps.clock.now();
  const decided: Decided[] = [];
  for (const item of items)
    decided.push(
      item.seen
        ? await tryDecide(
            deps,
            item,
            { clientId: clientIdOf(client_id, item.id), of: { site: decider.site, staff: decider.staff }, now },
            decider,
          )
        : without(item, 'not_seen'),
    );
  const due = decided.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt.getTime()]));
  const reply: ReplyOf<typeof endpoint> = {
    results: decided.map(({ dueAt: _onlyForAll, ...result }) => result),
    undo_until: due.length === 0 ? null : new Date(Math.min(...due)).toISOString(),
  };
  // Each decision has a row of its own in the log.
  return decider.act(async () => ok({ value: reply, nothing: true }));
}

/** Null when the request says what it has to. */
function refusalOf(
  items: readonly Item[],
  count: number | undefined,
): Failure<'invalid_request' | 'reason_required' | 'count_required'> | null {
  if (new Set(items.map(({ id }) => id)).size < items.length) return fail('invalid_request', { field: 'items' });
  if (items.some(({ act, reason, seen }) => seen && act === 'remove' && reason === undefined)) return fail('reason_required');
  const accepted = items.filter(({ act, seen }) => seen && act === 'accept').length;
  return accepted > acceptsCounted && count !== accepted ? fail('count_required', { count: accepted }) : null;
}

async function tryDecide(deps: DecideDeps, item: Item, asked: Asked, { act, log }: Decider): Promise<Decided> {
  let result: Decided = without(item, 'failed');
  try {
    await act(async (tx) => {
      const { value, number } = await decideOne(deps, tx, item, asked);
      result = value;
      return ok({ value, nothing: number === null, ...(number !== null && { subject: number }), reason: item.reason ?? item.act });
    });
    return result;
  } catch (error) {
    // Whatever it was, nothing of this photo has changed.
    log.error({ err: error, photo: item.id }, 'a photo could not be decided');
    return without(item, 'failed');
  }
}

interface Asked {
  readonly clientId: string;
  readonly of: StackOf;
  readonly now: Date;
}

/** `number`: of the case, when it was decided just now. */
async function decideOne(
  { recordDecision }: DecideDeps,
  tx: Tx,
  item: Item,
  { clientId, of, now }: Asked,
): Promise<{ readonly value: Decided; readonly number: string | null }> {
  const found = await lockPhotoCase(tx, item.id, of);
  // Looked for under the lock: the same call may run twice at once.
  const earlier = await findDecisionByClientId(tx, clientId);
  if (earlier !== null) {
    const { number, dueAt, appliedAt, withdrawnAt } = earlier;
    const value = withdrawnAt === null ? done(item, number, appliedAt === null ? dueAt : null) : without(item, 'failed');
    return { value, number: null };
  }
  const hindrance = found === null ? without(item, 'gone') : await hindranceTo(tx, item, found, { of, now });
  if (found === null || hindrance !== null) return { value: hindrance ?? without(item, 'gone'), number: null };
  const decision = await recordDecision(
    tx,
    {
      site: of.site,
      clientId,
      caseId: found.id,
      user: found.owner,
      act: item.act,
      reason: item.act === 'accept' ? 'other' : (item.reason ?? 'other'),
      content: 'photo',
      item: item.id,
      contentDate: found.uploadedAt,
      restricts: [],
      until: null,
      facts: '',
      words: '',
      source: 'own',
      foundByMachine: found.isDuplicate,
      isIntimate: false,
      language: found.language,
      by: of.staff,
      waits: false,
      reviews: null,
    },
    now,
  );
  await setCaseState(tx, [found.id], 'decided');
  await addEvent(tx, found.id, { at: now, what: 'decided', staff: of.staff, about: decision.number });
  return { value: done(item, decision.number, decision.dueAt), number: found.number };
}

/** Why the photo cannot be decided now; null when it can. */
async function hindranceTo(
  tx: Tx,
  item: Item,
  found: PhotoCase,
  { of, now }: { readonly of: StackOf; readonly now: Date },
): Promise<Decided | null> {
  const { state, status, deletedAt, claimedBy, claimedUntil } = found;
  if (state === 'closed' || found.owner === null || status === null || deletedAt !== null)
    return { ...without(item, 'gone'), at: deletedAt?.toISOString() ?? null };
  if (state !== 'open' || status !== 'pending') {
    const decider = await findDecider(tx, found.id);
    const by = decider?.by == null ? null : (await findPerson(tx, decider.by, of.site)).role;
    return { ...without(item, 'decided_meanwhile'), at: decider?.at.toISOString() ?? null, by };
  }
  if (claimedBy === null || claimedBy === of.staff || claimedUntil === null || claimedUntil <= now) return null;
  return { ...without(item, 'taken'), by: (await findPerson(tx, claimedBy, of.site)).role };
}

const without = ({ id }: Item, outcome: Exclude<PhotoOutcome, 'done'>): Decided & { readonly by: Role | null } => ({
  id,
  outcome,
  decision: null,
  at: null,
  by: null,
  dueAt: null,
});

const done = ({ id }: Item, decision: string, dueAt: Date | null): Decided => ({
  id,
  outcome: 'done',
  decision,
  at: null,
  by: null,
  dueAt,
});

/** The idempotency key of one photo in a call: a UUID from that of the call, so that the same call again finds its decisions. */
function clientIdOf(clientId: string, photo: number): string {
  const hex = createHash('sha256').update(`${clientId}:${photo}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
