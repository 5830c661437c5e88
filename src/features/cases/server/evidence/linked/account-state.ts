import { type RawBuilder, sql } from 'kysely';

export const accountStates = ['active', 'hidden', 'suspended', 'banned', 'deleted'] as const;

/** SQL: what became of an account `u` by decisions; a hidden one is active but for its profile. */
export const accountState = (now: Date): RawBuilder<string> => sql<string>`CASE
  WHEN u.status IN ('held', 'banned') THEN 'banned' WHEN u.status IN ('suspended', 'deleted') THEN u.status
  WHEN EXISTS (SELECT FROM decisions d WHERE d.user_id = u.id AND d.act = 'hide' AND d.item IS NULL AND d.applied_at IS NOT NULL
    AND d.reversed_by IS NULL AND (d.ends_at IS NULL OR d.ends_at > ${now})) THEN 'hidden'
  ELSE 'active' END`;
