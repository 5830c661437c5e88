import pg from 'pg';
import { demoSites } from '#demo/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import type { LoadMember } from './chat-load.ts';

/** Inserts active paid members, each with credits and a session, into a fresh database; adjacent members share a conversation. */
export async function insertMembers({ db, pool, connection }: Database, count: number): Promise<LoadMember[]> {
  await migrate(connection);
  for (const site of demoSites) await insertSite(db, site, new Date());
  const tokens = Array.from({ length: count }, newToken);
  await pool.query(
    `INSERT INTO users (site_id, email, password_hash, language, status, paid_user, signup_date)
       SELECT 1, n || '@bench.test', '', 'de', 'active', true, now() - interval '1 year' FROM generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `INSERT INTO profiles (user_id, site_id, name, status, gender, search_gender, date_of_birth, country, last_active_at, created_at, updated_at)
       SELECT id, 1, 'Anna', 'active', 'woman', '{man}', '1990-05-05', 'DE', now(), now(), now() FROM users`,
  );
  await pool.query(`SELECT credits_add(id, 1000000, 'grant', 'bench:' || id, now()) FROM users`);
  const { rows } = await pool.query<{ user_id: number }>(
    `INSERT INTO sessions (user_id, token_hash, user_agent, created_at, used_at, expires_at)
       SELECT u.id, t.hash, 'bench', now(), now(), now() + interval '1 day'
       FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n) JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) u USING (n)
       ORDER BY n RETURNING user_id`,
    [tokens.map(hashToken)],
  );
  const { rows: conversations } = await pool.query<{ id: number; low_id: number; high_id: number }>(
    `INSERT INTO conversations (low_id, high_id, starter_id, created_at)
       SELECT one.id, other.id, one.id, now() FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) one
         JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) other ON other.n = one.n + 1
       WHERE one.n % 2 = 1 RETURNING id, low_id, high_id`,
  );
  const conversationOf = new Map(
    conversations.flatMap(
      ({ id, low_id, high_id }) =>
        [
          [low_id, id],
          [high_id, id],
        ] as const,
    ),
  );
  await pool.query('VACUUM ANALYZE');
  return rows.map(({ user_id: id }, n) => ({ id, conversation: conversationOf.get(id) ?? 0, token: tokens[n] ?? '' }));
}

/** Adds this many messages, written by both sides in turns. */
export async function insertLongConversation({ pool }: Database, conversation: number, messages: number): Promise<void> {
  await pool.query(
    `INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
       SELECT c.id, CASE WHEN n % 2 = 0 THEN c.low_id ELSE c.high_id END, gen_random_uuid(), now(), 0, 'Nachricht ' || n
       FROM conversations c, generate_series(1, $2) n WHERE c.id = $1`,
    [conversation, messages],
  );
  await pool.query('UPDATE conversations SET last_message_id = (SELECT max(id) FROM messages WHERE conversation_id = $1) WHERE id = $1', [
    conversation,
  ]);
  await pool.query('VACUUM ANALYZE messages');
}

/**
 * Adds this many messages of 200 bytes to all conversations in turns, as if written over a year, and reports the size of table and
 * indexes.
 */
export async function insertOlderMessages(connection: pg.ClientConfig, count: number): Promise<void> {
  // Without the time limit of the product's statements.
  const client = new pg.Client(connection);
  await client.connect();
  // The rows are valid, so their references need no check.
  await client.query(`SET session_replication_role = replica`);
  const portion = 1_000_000;
  for (let from = 0; from < count; from += portion) {
    await client.query(
      `INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
         SELECT c.id, CASE WHEN n % 3 = 0 THEN c.low_id ELSE c.high_id END, gen_random_uuid(),
           now() - interval '1 year' * (1 - n / $2::float), 1, rpad('Nachricht ' || n, 199, ' und noch ein Wort')
         FROM generate_series($1::int, least($1::int + $3::int, $2::int) - 1) n
         JOIN (SELECT id, low_id, high_id, row_number() OVER (ORDER BY id) - 1 AS k FROM conversations) c
           ON c.k = n % (SELECT count(*) FROM conversations)`,
      [from, count, portion],
    );
    console.log(`${Math.min(from + portion, count)} older messages`);
  }
  await client.query('UPDATE conversations c SET last_message_id = (SELECT max(id) FROM messages WHERE conversation_id = c.id)');
  await client.query('VACUUM ANALYZE');
  const { rows } = await client.query<{ table: string; indexes: string }>(
    `SELECT pg_size_pretty(pg_table_size('messages')) AS table, pg_size_pretty(pg_indexes_size('messages')) AS indexes`,
  );
  console.log(`the table has ${rows[0]?.table}, its indexes have ${rows[0]?.indexes}`);
  await client.end();
}
