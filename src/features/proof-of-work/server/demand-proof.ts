import type { Clock } from '#platform/server/clock.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { wideNetworkOf, wideShare } from '#platform/server/network/client-network.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { Proof } from '../contract/proof-schemas.ts';
import type { Challenges, Proven } from './challenges.ts';
import { type Counted, countCalls, findCalls } from './pressure-repo.ts';
import { maxUses, type PressureRule, pressureRules, type ProofPurpose, workAt } from './pressure-rules.ts';

export interface DemandDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly challenges: Challenges;
  readonly counters: Signer;
  readonly security: Pick<SecurityLog, 'write'>;
  readonly mode: () => ProofMode;
}

/** `never` where calls are not limited; `always` to look at it without a crowd. */
export type ProofMode = 'under-pressure' | 'always' | 'never';

export interface Demanded {
  readonly purpose: Exclude<ProofPurpose, 'receipt'>;
  /** Values that identify a repeated call as the same one. */
  readonly subject: readonly string[];
  readonly proof: Proof | undefined;
}

/**
 * Call when the input is valid and before anything expensive. Null: go on, the call is counted. In calm nothing is asked;
 * under pressure the call must come again with a proof, and one without it writes nothing.
 */
export async function demandProof(
  deps: DemandDeps,
  { purpose, subject, proof }: Demanded,
  call: Call,
): Promise<Failure<'proof_required'> | null> {
  const { db, challenges, mode } = deps;
  if (mode() === 'never') return null;
  const now = deps.clock.now();
  const counted = countedFor(deps, purpose, call, now);
  const proven = { purpose, subject, call };
  if (await isProven(deps, db, proven, proof)) {
    await count(deps, counted, call, now);
    return null;
  }
  let pressure = pressureOf(counted, await findCalls(db, counted, now));
  if (mode() !== 'always' && pressure < 1) {
    // Parallel calls may have been counted since the first query.
    pressure = await count(deps, counted, call, now);
    if (pressure <= 1) return null;
  }
  return fail('proof_required', { challenge: await challenges.issue(proven, workAt(pressure)) });
}

/** Whether the proof is right, and has not come too often; counts that it came. */
export async function isProven(
  { clock, challenges, counters }: Pick<DemandDeps, 'clock' | 'challenges' | 'counters'>,
  within: Db | Tx,
  proven: Proven,
  proof: Proof | undefined,
): Promise<boolean> {
  const checked = proof === undefined ? null : challenges.check(proven, proof);
  if (checked === null) return false;
  const use = { counter: counters.sign(['proof', checked.id].join('\n')), until: checked.until };
  const [uses = 0] = await countCalls(within, [use], clock.now());
  return uses <= maxUses;
}

interface Count extends Counted {
  readonly rule: PressureRule;
  readonly name: string;
}

/** Addresses are counted under a keyed hash: the few that there are could be found by trying them all. */
function countedFor({ counters }: DemandDeps, purpose: Demanded['purpose'], { site, network }: Call, now: Date): Count[] {
  const { site: ofSite, network: ofNetwork } = pressureRules[purpose];
  const wide = wideNetworkOf(network);
  const counts = [
    { rule: ofSite, name: `${purpose}_site`, key: [site] },
    { rule: ofNetwork, name: `${purpose}_network`, key: [site, network] },
    ...(wide === null
      ? []
      : [{ rule: { ...ofNetwork, calls: wideShare * ofNetwork.calls }, name: `${purpose}_network`, key: [site, wide] }]),
  ];
  return counts.map(({ rule, name, key }) => ({
    rule,
    name,
    counter: counters.sign([name, ...key].join('\n')),
    until: new Date(now.getTime() + rule.seconds * 1000),
  }));
}

/** The pressure with this call. */
async function count({ db, security }: DemandDeps, counted: readonly Count[], call: Call, now: Date): Promise<number> {
  const calls = await countCalls(db, counted, now);
  for (const [at, { rule, name }] of counted.entries())
    // Logged once per span, by the last call without a proof, so that further calls cannot flood the log.
    if (calls[at] === rule.calls) security.write({ event: 'pressure', outcome: 'ok', reason: name }, call);
  return pressureOf(counted, calls);
}

const pressureOf = (counted: readonly Count[], calls: readonly number[]): number =>
  Math.max(...counted.map(({ rule }, at) => (calls[at] ?? 0) / rule.calls));
