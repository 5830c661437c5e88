import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { distanceBuckets } from './member.ts';
import { interests } from './traits.ts';

/** A reason why two members fit. */
export const Fit = Type.Union([
  /** Each looks for the other's gender and age. */
  Type.Object({ reason: Type.Literal('both_seek') }),
  /** `of`: the number of interests that the member shows. */
  Type.Object({ reason: Type.Literal('interests'), interests: Type.Array(OneOf(interests)), of: Type.Integer() }),
  Type.Object({ reason: Type.Literal('town'), town: Type.String() }),
  Type.Object({ reason: Type.Literal('near'), distance: OneOf(distanceBuckets) }),
  /** At most 3 full years apart. */
  Type.Object({ reason: Type.Literal('age') }),
  /** Both have the same relationship status. */
  Type.Object({ reason: Type.Literal('relationship_status') }),
  /** Both were active today. */
  Type.Object({ reason: Type.Literal('both_active') }),
]);
export type Fit = Static<typeof Fit>;
