import type { ReactNode } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { challengeOf, type ProvenCall } from './proven-call.ts';
import { solveChallenge } from './solve-challenge.ts';
import { Working } from './working.tsx';

/** Ms for one challenge; a slow phone needs a sixth of it. */
const timeLimit = 90_000;
/** A challenge may be too old when it is solved: the device slept meanwhile. */
const maxChallenges = 3;

export async function proveAndRepeat<Reply>(
  challenge: string,
  call: ProvenCall<Reply>,
  show: (working: ReactNode) => void,
  times = 1,
): Promise<Reply> {
  show(<Working />);
  const proof = await solveChallenge(challenge, AbortSignal.timeout(timeLimit)).catch(() => null);
  if (proof === null) throw new ApiError(428, 'proof_failed');
  try {
    return await call({ proof });
  } catch (error) {
    const next = challengeOf(error);
    if (next === null || times === maxChallenges) throw error;
    return proveAndRepeat(next, call, show, times + 1);
  }
}
