import { sql } from 'kysely';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import type { Platform } from '#platform/server/platform.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, else 503 so that a balancer sends nobody here. */
export function mountHealth(server: HttpServer, { database }: Platform): void {
  server.get('/healthz', { schema: { hide: true } as object }, async () => ({ ok: true }));
  server.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
    try {
      await sql`SELECT 1`.execute(database.db);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}
