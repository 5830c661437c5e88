import type { Pool, PoolClient } from 'pg';

/** What a trigger reports about its row: the name of an event and its data as JSON. */
export interface Report {
  readonly name: string;
  readonly data: string;
}

export interface Reports {
  subscribe(listener: (report: Report) => void): void;
}

/** The SQLSTATE of the triggers' `RAISE NOTICE`; MESSAGE is the event's name, DETAIL its data. */
const reportCode = 'RP001';

/**
 * Delivers the reports of a connection when it is released to the pool: after its commit and before its user continues.
 * Equal reports are delivered once. Reports of a rolled-back transaction are delivered too, which is harmless: a report only
 * says what has to be read again.
 */
export function collectReports(pool: Pool): Reports {
  const listeners: ((report: Report) => void)[] = [];
  const collected = new WeakMap<PoolClient, Map<string, Report>>();
  pool.on('connect', (client) => {
    client.on('notice', ({ code, message: name, detail: data }) => {
      if (code !== reportCode || name === undefined || data === undefined || listeners.length === 0) return;
      const reports = collected.get(client) ?? new Map<string, Report>();
      collected.set(client, reports.set(`${name} ${data}`, { name, data }));
    });
  });
  pool.on('release', (_error, client) => {
    const reports = collected.get(client)?.values() ?? [];
    collected.delete(client);
    for (const report of reports) for (const listener of listeners) listener(report);
  });
  return { subscribe: (listener) => void listeners.push(listener) };
}
