import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { type CommonErrorCode, commonErrors } from '#platform/contract/errors.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { isDatabaseAway } from '../db/open-database.ts';

/** The one shape of a refusal: `{ error: { code, params }, authentication_required? }`, with the request's id. */
export function answerFailure(reply: FastifyReply, code: string, status: number, params: ErrorParams, requestId: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      error: { code, params },
      ...(code === 'authentication_required' ? { authentication_required: true } : {}),
      request_id: requestId,
    });
}

/** What was thrown: a refusal of the framework's, an infrastructure that is away, or a bug. */
export function answerThrown(error: FastifyError & { retryAfter?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = (code: CommonErrorCode, params: ErrorParams = {}) => answerFailure(reply, code, commonErrors[code], params, request.id);
  if (error.validation)
    return answer('invalid_request', { field: fieldOf(error.validation), rule: error.validation[0]?.keyword ?? 'unknown' });
  // Half a request whose sender hung up: Node names it as it names a database that hung up.
  if (request.raw.destroyed && !request.raw.complete) return answer('invalid_request', { field: '', rule: 'format' });
  if (isDatabaseAway(error)) {
    request.log.warn({ error: error.message }, 'the database is away');
    return answer('unavailable');
  }
  // PostgreSQL's text holds every character but NUL.
  if (error.code === '22021') return answer('invalid_request', { field: '', rule: 'encoding' });
  const status = error.statusCode ?? 500;
  if (status === 429) {
    reply.header('retry-after', error.retryAfter ?? 60);
    return answer('rate_limited', { seconds: error.retryAfter ?? 60 });
  }
  if (status === 413) return answer('too_large');
  if (status === 404) return answer('not_found');
  if (status === 403) return answer('origin_refused');
  if (status < 500) return answer('invalid_request', { field: '', rule: 'format' });
  request.log.error({ req: request, err: error }, 'request failed');
  return answer('internal');
}

/** Where a body or a query is wrong; empty for all of it. */
export function fieldOf([first]: readonly FastifySchemaValidationError[]): string {
  if (!first) return '';
  const missing = first.params['missingProperty'];
  const path = first.instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
}
