import pLimit from 'p-limit';
import type { Endpoint, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode, staffAccessErrors } from '#platform/contract/errors.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { type Failure, ok, type Result, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type CallOf, type InputOf, type Route, route } from '#platform/server/http/context.ts';
import { requestHash } from './log-entry.ts';
import type { LogWords } from './log-words.ts';
import { appendEntry } from './staff-log-repo.ts';

/** What the log says of an act, and what the reply is made from. */
export interface Entry<Value> {
  readonly value: Value;
  /** The id or number of what it was done to: no name, no address, no line of a member. */
  readonly subject?: string | number;
  /** From a list. */
  readonly reason?: string;
  /** Those of the person who acts: see `readLogWords`. */
  readonly words?: LogWords | undefined;
  /** The site that it was done to, where that is not the one of the call. */
  readonly site?: SiteId;
  /** Who acts, where the call has no session yet. */
  readonly who?: StaffId;
  /** Nothing was done, as in a repeated call: then there is no row. */
  readonly nothing?: boolean;
}

/** Something that has been done and stands in the log. Only `act` makes one, so no operation can forget the row. */
class Acted<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * Runs what an operation does in one transaction, and adds one row to the log in the same one. A failure undoes everything. Hash
 * passwords and count attempts before it: inside, use the transaction alone.
 */
export type Act = <Outcome extends Result<Entry<unknown>, string>>(
  work: (tx: Tx) => Promise<Outcome>,
) => Promise<Result<Acted<ValueOf<Outcome>>, CodeOf<Outcome>>>;

type ValueOf<Outcome> = Outcome extends Success<Entry<infer Value>> ? Value : never;
type CodeOf<Outcome> = Outcome extends Failure<infer Code> ? Code : never;

type Operation<E extends Endpoint> = (
  input: InputOf<E>,
  call: CallOf<E>,
  act: Act,
) => Promise<Result<Acted<ReplyOf<E>>, (keyof E['errors'] & string) | CommonErrorCode | keyof typeof staffAccessErrors>>;

/** Makes the reply of something that has been done. */
export async function replying<Outcome extends Result<Acted<unknown>, string>, To>(
  result: Outcome,
  reply: (value: DoneOf<Outcome>) => To | Promise<To>,
): Promise<Result<Acted<To>, CodeOf<Outcome>>> {
  const outcome: Result<Acted<unknown>, string> = result;
  // The compiler cannot follow the types of the outcome through the union.
  if (!outcome.ok) return outcome as Failure<CodeOf<Outcome>>;
  return ok(new Acted(await reply(outcome.value.value as DoneOf<Outcome>)));
}

type DoneOf<Outcome> = Outcome extends Success<Acted<infer Value>> ? Value : never;

export interface ActRoute extends Route {
  readonly acts: true;
}

export type RouteOfAct = <E extends Endpoint>(endpoint: E, operation: Operation<E>) => ActRoute;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Acts of a feature that hold a connection. The chain of the log lets one after the other through anyway; a dozen that waited for it would
 * leave no connection to anybody else, and none to what an act reads beside its transaction.
 */
const maxConcurrentActs = 3;

/** Makes the routes of calls of staff that write: the only way to one, as a test says. */
export const createActRoutes = (deps: Deps): RouteOfAct => routesOf(deps, false);

/**
 * Makes the routes of calls with which staff look at what is private, be it by GET or by POST. The row is committed before the reply is
 * made, so nothing is seen that does not stand in the log. `nothing: true`: this call shows nothing private.
 */
export const createLookRoutes = (deps: Deps): RouteOfAct => routesOf(deps, true);

function routesOf({ db, clock }: Deps, look: boolean): RouteOfAct {
  const turn = pLimit(maxConcurrentActs);
  return (endpoint, operation) => {
    const what = endpoint.path.replace(/^admin\//, '').replace(/\.php$/, '');
    const made = route(endpoint, async (input, call) => {
      const hash = requestHash(`${endpoint.method} ${endpoint.path}`, input.query, input.body);
      const act: Act = (work) =>
        turn(() =>
          actWithin(db, work, ({ subject, reason, words, site, who }) => ({
            at: clock.now(),
            staff: who ?? call.staff?.staffId ?? null,
            site: site ?? call.site,
            what,
            look,
            subject: subject === undefined ? null : String(subject),
            reason: reason ?? null,
            words: words ?? null,
            requestHash: hash,
          })),
        );
      const result = await operation(input, call, act);
      return result.ok ? ok(result.value.value) : result;
    });
    return { ...made, acts: true };
  };
}

type Described = (entry: Omit<Entry<unknown>, 'value'>) => Parameters<typeof appendEntry>[1];

/** Undoes the transaction of an operation that has failed. */
class Undo<Code extends string> extends Error {
  readonly failure: Failure<Code>;

  constructor(failure: Failure<Code>) {
    super(failure.code);
    this.failure = failure;
  }
}

async function actWithin<Outcome extends Result<Entry<unknown>, string>>(
  db: Db,
  work: (tx: Tx) => Promise<Outcome>,
  describe: Described,
): Promise<Result<Acted<ValueOf<Outcome>>, CodeOf<Outcome>>> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome: Result<Entry<unknown>, string> = await work(tx);
      if (!outcome.ok) throw new Undo(outcome);
      if (outcome.value.nothing !== true) await appendEntry(tx, describe(outcome.value));
      // The compiler cannot follow the type of the outcome through the union.
      return ok(new Acted(outcome.value.value as ValueOf<Outcome>));
    });
  } catch (error) {
    if (error instanceof Undo) return error.failure as Failure<CodeOf<Outcome>>;
    throw error;
  }
}

/** Adds the row of what a command on this machine does. */
export const logCommand = (tx: Tx, clock: Clock, entry: { what: string; subject: string; site: SiteId | null }): Promise<void> =>
  appendEntry(tx, {
    ...entry,
    at: clock.now(),
    staff: null,
    look: false,
    reason: null,
    words: null,
    requestHash: requestHash(entry.what, {}, {}),
  });
