import { type RawBuilder, sql } from 'kysely';
import { consentedTraits, consentFor, type Trait, traitNames, traits } from '#features/site/contract/traits.ts';
import { consented } from './consent-repo.ts';

/** SQL: all traits of the profile `p`, whether or not others may see them. */
export const traitColumns: RawBuilder<unknown> = sql.join(traitNames.map((name) => sql.ref(`p.${name}`)));

/** SQL: the traits as others see them: null without the consent that a trait needs. */
export const shownTraitColumns: RawBuilder<unknown> = sql.join(traitNames.map(shown));

function shown(name: Trait): RawBuilder<unknown> {
  const [column, consent] = [sql.ref(`p.${name}`), consentFor(name)];
  return consent === null ? column : sql`CASE WHEN ${column} IS NOT NULL AND ${consented(consent)} THEN ${column} END AS ${sql.ref(name)}`;
}

/** SQL: the comma-separated traits that the profile `p` hides for lack of consent. */
export const withheldTraits: RawBuilder<unknown> = sql`concat_ws(',', ${sql.join(
  // oxlint-disable-next-line emberleaf/no-sql-as-text -- Names of the code's own.
  consentedTraits.map((name) => sql`CASE WHEN NOT ${consented(traits[name].consent)} THEN ${sql.lit(name)} END`),
)})`;
