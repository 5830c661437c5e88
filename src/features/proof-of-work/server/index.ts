import type { Failure } from '#platform/contract/result.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { createChallenges } from './challenges.ts';
import { type Demanded, demandProof, type ProofMode } from './demand-proof.ts';
import { deleteOldCounts } from './pressure-repo.ts';

/** Asks for a proof of work where very many calls come in. */
export type DemandProof = (demanded: Demanded, call: Call) => Promise<Failure<'proof_required'> | null>;

export interface ProofOfWorkFeature extends Feature {
  readonly demandProof: DemandProof;
  /** Outside production: has proofs asked of everybody, or under pressure only. */
  readonly askAlways: (always: boolean) => void;
}

export function createProofOfWork({ database: { db }, clock, env, jobs, secret, security }: Platform): ProofOfWorkFeature {
  const usual: ProofMode = env.rateLimits ? 'under-pressure' : 'never';
  let mode: ProofMode = usual;
  const deps = {
    db,
    clock,
    security,
    challenges: createChallenges(secret, clock),
    counters: createSigner(secret, 'pressure'),
    mode: () => mode,
  };
  return {
    demandProof: (demanded, call) => demandProof(deps, demanded, call),
    askAlways: (always) => void (mode = always ? 'always' : usual),
    scheduleJobs: () => jobs.every('pressure-forget', 600, () => deleteOldCounts(db, clock.now())),
  };
}
