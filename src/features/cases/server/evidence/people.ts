import type { Static } from 'typebox';
import { ageOn, type Day } from '#platform/contract/time.ts';
import type { Member as MemberSchema } from '../../contract/schemas.ts';

export type Member = Static<typeof MemberSchema>;

/** A member as a statement finds them; without a profile only the id is left. */
export interface PersonRow {
  readonly id: number;
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly born: string | null;
}

export const memberOf = ({ id, name, born }: PersonRow, today: Day): Member => ({
  id,
  name: name ?? '',
  age: born === null ? null : ageOn(born as Day, today),
});

/** The same, where there may be nobody. */
export const memberOrNull = (id: number | null, name: string | null, born: string | null, today: Day): Member | null =>
  id === null ? null : memberOf({ id, name, born }, today);
