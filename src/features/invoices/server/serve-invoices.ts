import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { callerLimit } from '#platform/server/http/caller-limits.ts';
import { answerFailure } from '#platform/server/http/failures.ts';
import { createQueue } from '#platform/server/queue.ts';
import { findInvoice } from './invoice-repo.ts';
import { renderPdf } from './render-pdf.ts';

/** The member who makes the request; null for a visitor. */
export type CallerOf = (request: {
  readonly headers: { readonly host?: string | undefined };
  readonly cookies: Readonly<Record<string, string | undefined>>;
}) => Promise<UserId | null>;

/** Invoices that a member opens in a minute: drawing one takes as long as dozens of calls. */
const perMinute = 20;

/** `/invoices/{number}`: the PDF, for its owner only. Other members get 404, visitors are redirected to the login. */
export function serveInvoices(server: FastifyInstance, db: Db, callerOf: CallerOf): void {
  const inTurns = createQueue(1);
  server.get<{ Params: { number: string } }>('/invoices/:number', { config: callerLimit(perMinute) }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = await callerOf(request);
    if (caller === null) return reply.redirect('/login');
    const invoice = await findInvoice(db, caller, request.params.number);
    if (invoice === null) return answerFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    return reply
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .type('application/pdf')
      .send(await inTurns(() => renderPdf(invoice)));
  });
}
