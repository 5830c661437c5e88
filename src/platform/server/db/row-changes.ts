import type { Pool, PoolClient } from 'pg';

/** What a trigger reports about its row: the name of an event and its data as JSON. */
export interface RowChange {
  readonly name: string;
  readonly data: string;
}

export interface RowChanges {
  subscribe(listener: (change: RowChange) => void): void;
}

/** The SQLSTATE of the triggers' `RAISE NOTICE`; MESSAGE is the event's name, DETAIL its data. */
const reportCode = 'RP001';

/**
 * Delivers the changes that triggers report on a connection when it is released to the pool: after its commit and before its user continues.
 * Equal changes are delivered once. Changes of a rolled-back transaction are delivered too, which is harmless: a change only
 * says what has to be read again.
 */
export function collectRowChanges(pool: Pool): RowChanges {
  const listeners: ((change: RowChange) => void)[] = [];
  const collected = new WeakMap<PoolClient, Map<string, RowChange>>();
  pool.on('connect', (client) => {
    client.on('notice', ({ code, message: name, detail: data }) => {
      if (code !== reportCode || name === undefined || data === undefined || listeners.length === 0) return;
      const changes = collected.get(client) ?? new Map<string, RowChange>();
      collected.set(client, changes.set(`${name} ${data}`, { name, data }));
    });
  });
  pool.on('release', (_error, client) => {
    const changes = collected.get(client)?.values() ?? [];
    collected.delete(client);
    for (const change of changes) for (const listener of listeners) listener(change);
  });
  return { subscribe: (listener) => void listeners.push(listener) };
}
