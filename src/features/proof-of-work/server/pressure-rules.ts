/** Calls that a botnet would make by the thousand, so they are counted. */
export type ProofPurpose = 'signup' | 'password_reset' | 'notice' | 'receipt';

export interface PressureRule {
  /** Calls within the span from which on a proof is asked. */
  readonly calls: number;
  readonly seconds: number;
}

/**
 * From when on calls have to be proven: all those of a site together, and those from one network. A proof costs a person a
 * moment and is no refusal, so an office or a mobile carrier behind one address may meet these numbers.
 */
export const pressureRules = {
  signup: { site: { calls: 60, seconds: 600 }, network: { calls: 5, seconds: 3600 } },
  password_reset: { site: { calls: 60, seconds: 600 }, network: { calls: 5, seconds: 3600 } },
  // Each is a case that a person reads.
  notice: { site: { calls: 60, seconds: 3600 }, network: { calls: 5, seconds: 3600 } },
} as const satisfies Record<Exclude<ProofPurpose, 'receipt'>, Record<'site' | 'network', PressureRule>>;

/** Receipts to addresses that nobody has proven, of all forms of a site together: the tenth of an hour asks for a proof. */
export const receiptRule: PressureRule = { calls: 9, seconds: 3600 };

/** Seconds from one receipt without a proof to the next from the same network, where proofs are asked for. */
export const receiptSpacing = 360;

/** Numbers to try at most, by how many times the calls of a rule have come in. */
const workByPressure = [
  { from: 4, work: 6000 },
  { from: 0, work: 2000 },
] as const;

export const workAt = (pressure: number): number => workByPressure.find(({ from }) => pressure >= from)?.work ?? workByPressure[0].work;

/** Milliseconds for solving a challenge and making the call again. */
export const challengeLife = 10 * 60_000;

/** How often the call with a proof may arrive: its answers may have been lost. */
export const maxUses = 5;
