import { type RawBuilder, sql } from 'kysely';

/** SQL: the profile `p` may show what the purpose is about. The newest word of a member counts; without one, nothing is shown. */
export const consented = (purpose: 'sexuality' | 'explicit_interests'): RawBuilder<boolean> =>
  sql`coalesce((SELECT c.granted FROM consents c WHERE c.user_id = p.user_id AND c.purpose = ${purpose} ORDER BY c.id DESC LIMIT 1), false)`;
