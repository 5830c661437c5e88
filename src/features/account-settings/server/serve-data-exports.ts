import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createCallerOf, type Sessions } from '#features/account/server/index.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { ExportLinks } from './data-export-links.ts';
import { findExportFile } from './data-export-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly sites: Sites;
  readonly sessions: Sessions;
  readonly links: ExportLinks;
  readonly security: SecurityLog;
}

/** `/data-export/<token>`: the file, for its owner only. Other members get 404, visitors are redirected to the login. */
export function serveDataExports(server: FastifyInstance, { db, clock, storage, sites, sessions, links, security }: Deps): void {
  const callerOf = createCallerOf(sessions, sites);
  server.get<{ Params: { token: string } }>('/data-export/:token', { config: callerLimit() }, async (request, reply) => {
    const caller = await callerOf(request);
    if (caller === null) return reply.header('cache-control', 'no-store').redirect('/login');
    const id = links.read(request.params.token, clock.now());
    const name = id === null ? null : await findExportFile(db, caller, id);
    const file = name === null ? null : await storage.open(name);
    if (file === null) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    security.write({ event: 'export_downloaded', outcome: 'ok', user: caller }, { network: networkOf(request.ip) });
    return reply
      .header('cache-control', 'no-store')
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename="data-${clock.now().toISOString().slice(0, 10)}.zip"`)
      .type('application/zip')
      .send(file.stream());
  });
}
