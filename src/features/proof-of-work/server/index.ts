import type { Failure } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Proof } from '../contract/proof-schemas.ts';
import { createChallenges } from './challenges.ts';
import { type Demanded, demandProof, type ProofMode } from './demand-proof.ts';
import { deleteOldCounts } from './pressure-repo.ts';
import { challengeReceipt, isReceiptProven, proveReceipt, type WaitingReceipt } from './prove-receipt.ts';

/** Asks for a proof of work where very many calls come in. */
export type DemandProof = (demanded: Demanded, call: Call) => Promise<Failure<'proof_required'> | null>;

interface ReceiptCall {
  /** Values that identify a repeated call as the same one. */
  readonly subject: readonly string[];
  readonly proof: Proof | undefined;
}

/** Asks for a proof of work where many receipts go to addresses that nobody has proven. */
export interface ReceiptProofs {
  /** For a new declaration; null: its receipt is sent at once. */
  prove(tx: Tx, receipt: ReceiptCall, call: Call): Promise<WaitingReceipt | null>;
  /** Whether a declaration that came again has brought the proof. */
  isProven(tx: Tx, receipt: ReceiptCall, call: Call): Promise<boolean>;
  challenge(subject: readonly string[], call: Call): Promise<string>;
}

export interface ProofOfWorkFeature extends Feature {
  readonly demandProof: DemandProof;
  readonly receiptProofs: ReceiptProofs;
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
    receiptProofs: {
      prove: (tx, receipt, call) => proveReceipt(deps, tx, receipt, call),
      isProven: (tx, receipt, call) => isReceiptProven(deps, tx, receipt, call),
      challenge: (subject, call) => challengeReceipt(deps, subject, call),
    },
    askAlways: (always) => void (mode = always ? 'always' : usual),
    scheduleJobs: () => jobs.every('pressure-forget', 600, () => deleteOldCounts(db, clock.now())),
  };
}
