import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { createFairQueue, QueueFull } from '#platform/server/queues/fair-queue.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { findInvoice } from './invoice-repo.ts';
import { createKeptPdfs } from './kept-pdfs.ts';

/** The member who makes the request; null for a visitor. */
export type CallerOf = (request: {
  readonly headers: { readonly host?: string | undefined };
  readonly cookies: Readonly<Record<string, string | undefined>>;
}) => Promise<UserId | null>;

/** Invoices that a member may open in a minute: drawing one takes as long as dozens of calls. */
const perMinute = 20;
/** Maximum number of invoices that wait to be drawn; further requests are told to retry. */
const maxWaiting = 60;
const maxWaitingEach = 5;
const busySeconds = 5;

/**
 * `/invoices/{number}`: the PDF, for its owner only. Other members get 404, visitors are redirected to the login. Drawing blocks the one
 * thread, so one invoice is drawn at a time, members take turns, and a pause as long as the drawing follows.
 */
export function serveInvoices(server: FastifyInstance, db: Db, callerOf: CallerOf): void {
  const inTurns = createFairQueue({ atOnce: 1, lastAtOnce: 1, maxWaiting, maxWaitingEach });
  const pdfOf = createKeptPdfs();
  server.get<{ Params: { number: string } }>('/invoices/:number', { config: callerLimit(perMinute) }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = await callerOf(request);
    if (caller === null) return reply.redirect('/login');
    const invoice = await findInvoice(db, caller, request.params.number);
    if (invoice === null) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    try {
      const { signal } = request;
      const pdf = await pdfOf(invoice, (draw) => inTurns({ key: `member ${caller}`, last: true, signal }, draw));
      return await reply.header('content-disposition', `inline; filename="${invoice.number}.pdf"`).type('application/pdf').send(pdf);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      reply.header('retry-after', busySeconds);
      const code = error.own ? 'rate_limited' : 'unavailable';
      return sendFailure(reply, code, commonErrors[code], error.own ? { seconds: busySeconds } : {}, request.id);
    }
  });
}
