import pg from 'pg';

/** What members have deleted, or taken back. */
export interface Erasure {
  readonly id: number;
  readonly kind: 'account' | 'photo';
  readonly subject_id: number;
  /** Null: taken back. */
  readonly deleted_at: string | null;
}

/** How far numbers were given. */
export interface Mark {
  readonly name: string;
  readonly last: number;
}

/** What must outlast a restore, so it is kept outside of the database. */
export interface Outlasting {
  readonly erasures: readonly Erasure[];
  readonly sequences: readonly Mark[];
  /** Numbers of invoices, by company and year. */
  readonly invoices: readonly Mark[];
}

/** Null for a database that no site has used yet. Forgets erasures older than these days, which no backup has any more. */
export async function readOutlasting(connection: pg.PoolConfig, days: number): Promise<Outlasting | null> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(`SELECT to_regclass('erasures') IS NOT NULL AS found`);
    if (rows[0]?.found !== true) return null;
    await client.query(`DELETE FROM erasures WHERE noted_at < clock_timestamp() - make_interval(days => $1)`, [days + 2]);
    const erasures = await client.query<Erasure>('SELECT id, kind, subject_id, deleted_at::text FROM erasures ORDER BY id');
    const sequences = await client.query<Mark>(`
      SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
    const invoices = await client.query<Mark>(`SELECT company_id || ' in ' || year AS name, last FROM invoice_counters ORDER BY 1`);
    return { erasures: erasures.rows, sequences: sequences.rows, invoices: invoices.rows };
  });
}

/** How far further numbers may have been given since the marks were read, for sequences that have room. */
const ahead = 100_000;

/** Takes sequences beyond what anybody may have seen: browsers resume by the newest number that they know. */
export async function advanceSequences(connection: pg.PoolConfig, marks: readonly Mark[]): Promise<void> {
  await withClient(connection, (client) =>
    client.query(
      `SELECT setval(m.name::regclass, greatest(coalesce(s.last_value, 0), m.last) + CASE WHEN s.data_type = 'bigint'::regtype THEN $3 ELSE 0 END)
        FROM unnest($1::text[], $2::bigint[]) AS m (name, last)
        JOIN pg_sequences s ON s.schemaname = 'public' AND format('%I.%I', s.schemaname, s.sequencename) = m.name`,
      [marks.map(({ name }) => name), marks.map(({ last }) => last), ahead],
    ),
  );
}

export interface ErasedAgain {
  readonly accounts: number;
  readonly photos: number;
}

/**
 * Repeats what the restored database does not know: deletions, with their time, so that the jobs which remove for good find them due, and
 * those that were taken back. May run more than once.
 */
export async function eraseAgain(connection: pg.PoolConfig, erasures: readonly Erasure[]): Promise<ErasedAgain> {
  return withClient(connection, async (client) => {
    await client.query('BEGIN');
    const { rows: known } = await client.query<{ id: number }>('SELECT id FROM erasures WHERE id = ANY($1::bigint[])', [
      erasures.map(({ id }) => id),
    ]);
    const ids = new Set(known.map(({ id }) => id));
    // The last one of each says how it is now.
    const last = new Map(erasures.filter(({ id }) => !ids.has(id)).map((one) => [`${one.kind} ${one.subject_id}`, one]));
    const of = (kind: Erasure['kind'], isDeleted: boolean) => {
      const found = [...last.values()].filter((one) => one.kind === kind && (one.deleted_at !== null) === isDeleted);
      return [found.map(({ subject_id }) => subject_id), found.map(({ deleted_at }) => deleted_at)];
    };
    const accounts = await client.query(
      `UPDATE users u SET status = 'deleted', deleted_from = u.status, deleted_at = e.deleted_at
        FROM unnest($1::bigint[], $2::timestamptz[]) AS e (id, deleted_at) WHERE u.id = e.id AND u.status <> 'deleted'`,
      of('account', true),
    );
    await client.query('DELETE FROM sessions WHERE user_id = ANY($1::bigint[])', [of('account', true)[0]]);
    // The search, visitors and conversations know members by their profile.
    await client.query(`UPDATE profiles SET status = 'disabled' WHERE user_id = ANY($1::bigint[]) AND status <> 'disabled'`, [
      of('account', true)[0],
    ]);
    await client.query(
      `WITH restored AS (
        UPDATE users SET status = deleted_from, deleted_from = NULL, deleted_at = NULL, deletion_reason = NULL
          WHERE id = ANY($1::bigint[]) AND status = 'deleted' RETURNING id, status)
        UPDATE profiles p SET status = 'active' FROM restored r WHERE p.user_id = r.id AND r.status = 'active'`,
      [of('account', false)[0]],
    );
    const photos = await client.query(
      `UPDATE photos p SET deleted_at = e.deleted_at
        FROM unnest($1::bigint[], $2::timestamptz[]) AS e (id, deleted_at) WHERE p.id = e.id AND p.deleted_at IS NULL`,
      of('photo', true),
    );
    await client.query('UPDATE photos SET deleted_at = NULL WHERE id = ANY($1::bigint[])', [of('photo', false)[0]]);
    await client.query(
      `INSERT INTO erasures (id, kind, subject_id, deleted_at) OVERRIDING SYSTEM VALUE
        SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[]) ON CONFLICT DO NOTHING`,
      [
        erasures.map(({ id }) => id),
        erasures.map(({ kind }) => kind),
        erasures.map(({ subject_id }) => subject_id),
        erasures.map(({ deleted_at }) => deleted_at),
      ],
    );
    await client.query('COMMIT');
    return { accounts: accounts.rowCount ?? 0, photos: photos.rowCount ?? 0 };
  });
}

async function withClient<Value>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const { host, port, user, password, database, connectionString } = connection;
  const client = new pg.Client({
    ...(connectionString === undefined ? { host, port, user, password, database } : { connectionString }),
    connectionTimeoutMillis: 10_000,
    query_timeout: 600_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
