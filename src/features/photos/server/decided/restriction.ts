import { fail, type Failure } from '#platform/contract/result.ts';

/** A decision that keeps a member from something: its number, and until when; null: without end. */
export interface Restriction {
  readonly number: string;
  readonly until: string | null;
}

export const restrictedBy = ({ number, until }: Restriction): Failure<'restricted'> =>
  fail('restricted', { number, ...(until !== null && { until }) });
