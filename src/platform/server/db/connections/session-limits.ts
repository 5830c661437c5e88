import pg from 'pg';

/** What every session of the site needs; ms for times. */
const needed = {
  statement_timeout: '8000',
  idle_in_transaction_session_timeout: '10000',
  // Our queries are short: starting parallel workers costs more than they save.
  max_parallel_workers_per_gather: '0',
  // Triggers report by notices.
  client_min_messages: 'notice',
} as const;

/** For the start of a connection to PostgreSQL itself. A pooler ignores or refuses them. */
export const startOptions = (more = ''): pg.PoolConfig => ({
  statement_timeout: Number(needed.statement_timeout),
  options:
    `-c max_parallel_workers_per_gather=${needed.max_parallel_workers_per_gather} -c client_min_messages=${needed.client_min_messages} ${more}`.trim(),
  idle_in_transaction_session_timeout: Number(needed.idle_in_transaction_session_timeout),
});

/** For a connection to a pooler: it gets no options, whatever the given connection says. */
export const withoutStartOptions = (connection: pg.PoolConfig): pg.PoolConfig => ({
  ...connection,
  statement_timeout: false,
  idle_in_transaction_session_timeout: 0,
  options: undefined,
});

/** For migrations, which have limits of their own: those of the role do not apply. */
export const withoutRoleLimits = (connection: pg.PoolConfig): pg.PoolConfig => ({
  ...connection,
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
});

/**
 * Makes the limits those of the role that the pooler's connections have in this database. Returns the statements that somebody with
 * more rights must run, if the connection's role may not.
 */
export async function setRoleLimits(connection: pg.PoolConfig, role: string): Promise<string[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // Without a listener a connection that drops would end the process; its user sees the loss by the failed statement.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(
      `SELECT format('ALTER ROLE %I IN DATABASE %I SET %s TO %L', $1::text, current_database(), l.name, l.value) AS statement
         FROM unnest($2::text[], $3::text[]) AS l (name, value)
         WHERE NOT EXISTS (SELECT FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole JOIN pg_database d ON d.oid = s.setdatabase
           WHERE r.rolname = $1 AND d.datname = current_database() AND l.name || '=' || l.value = ANY (s.setconfig))`,
      [role, Object.keys(needed), Object.values(needed)],
    );
    const statements = rows.map(({ statement }) => statement);
    try {
      // oxlint-disable-next-line emberleaf/no-sql-as-text -- The database has written it, with its names quoted.
      for (const statement of statements) await client.query(statement);
      return [];
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !['42501', '42704'].includes(error.code ?? '')) throw error;
      return statements;
    }
  } finally {
    await client.end();
  }
}

/** The names of the limits that are not in force on this connection. */
export async function findMissingLimits(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  // Named: an old pooler loses such statements, or gives the second client the first one's.
  // oxlint-disable-next-line emberleaf/no-sql-as-text -- A name needs this form; the text is a constant.
  const { rows } = await client.query<{ name: string; value: string }>({
    name: 'emberleaf-limits',
    text: `SELECT name, setting AS value FROM pg_settings WHERE name = ANY ($1)`,
    values: [Object.keys(needed)],
  });
  const set = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.entries(needed).flatMap(([name, value]) => (set.get(name) === value ? [] : [name]));
}
