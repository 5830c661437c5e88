import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { distanceBuckets } from './member.ts';
import { interests } from './traits.ts';

/** One reason why two members fit: each is true of both, and the page says it in words. */
export const Fit = Type.Union([
  /** Each looks for somebody of the other's gender and age. */
  Type.Object({ reason: Type.Literal('both_seek') }),
  /** `of`: how many the member shows in all. */
  Type.Object({ reason: Type.Literal('interests'), interests: Type.Array(OneOf(interests)), of: Type.Integer() }),
  Type.Object({ reason: Type.Literal('town'), town: Type.String() }),
  Type.Object({ reason: Type.Literal('near'), distance: OneOf(distanceBuckets) }),
  /** Full years at most 3 apart. */
  Type.Object({ reason: Type.Literal('age') }),
  /** Both say that they are single, or both the same other situation. */
  Type.Object({ reason: Type.Literal('relationship_status') }),
  /** Both were here today. */
  Type.Object({ reason: Type.Literal('both_active') }),
]);
export type Fit = Static<typeof Fit>;
