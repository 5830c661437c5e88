import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/open-database.ts';

/**
 * Hosts whose passkeys are the only way in for somebody who works here: no passkey of another host, and no password with a second
 * factor.
 */
export async function listOnlyKeys(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ host: string }>`
    SELECT min(k.host) AS host FROM staff s JOIN staff_passkeys k ON k.staff_id = s.id
    WHERE s.joined_at IS NOT NULL AND s.ended_at IS NULL AND (s.password_hash IS NULL OR s.totp_since IS NULL)
    GROUP BY s.id HAVING count(DISTINCT k.host) = 1`.execute(tx);
  return new Set(rows.map(({ host }) => host));
}
