import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { setStanding, type Standing } from '#features/account/server/index.ts';
import { restrictions } from '../../contract/rules.ts';
import type { Decision } from '../rows/decision.ts';
import { listStanding } from '../rows/decision-repo.ts';

const closing = { ban_fraud: 'held', ban_rule: 'banned', suspend: 'suspended' } as const;
/** What closes an account for longer comes first. */
const strongest = ['ban_fraud', 'ban_rule', 'suspend'] as const;

/** What all decisions about a member that stand mean together: none is lost when another one ends or is lifted. */
export function standingOf(standing: readonly Decision[]): Standing {
  const of = (act: Decision['act']) => standing.filter((decision) => decision.act === act).toSorted(byEnd);
  const close = strongest.flatMap((act) => of(act).map((decision) => ({ act, decision })))[0];
  const hide = of('hide').find(({ content }) => content !== 'photo');
  const restricted = restrictions.flatMap((what) => {
    const longest = of('restrict').find(({ restricts }) => restricts.includes(what));
    return longest === undefined ? [] : [[what, { number: longest.number, until: longest.endsAt?.toISOString() ?? null }] as const];
  });
  return {
    closed: close === undefined ? null : { status: closing[close.act], by: close.decision.number, until: close.decision.endsAt },
    hidden: hide === undefined ? null : { until: hide.endsAt },
    restricted: restricted.length === 0 ? null : Object.fromEntries(restricted),
  };
}

/** The one that ends last comes first. */
const byEnd = (a: Decision, b: Decision): number => endOf(b) - endOf(a);
const endOf = ({ endsAt }: Decision): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

export async function refreshStanding(tx: Tx, user: UserId, now: Date): ReturnType<typeof setStanding> {
  return setStanding(tx, user, standingOf(await listStanding(tx, user, now)), now);
}
