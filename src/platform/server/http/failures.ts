import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { type CommonErrorCode, commonErrors } from '#platform/contract/errors.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { isDatabaseAway } from '../db/open-database.ts';
import { isOfDisk } from '../disk-full.ts';
import { misdirected } from './host.ts';

/** The one format of errors: `{ error: { code, params }, authentication_required?, request_id }`. */
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

/** The error handler: an error is a refusal by the framework, an unreachable database, or a bug. */
export function answerThrown(error: FastifyError & { retryAfter?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = (code: CommonErrorCode, params: ErrorParams = {}) => answerFailure(reply, code, commonErrors[code], params, request.id);
  if (error.validation)
    return answer('invalid_request', { field: fieldOf(error.validation), rule: error.validation[0]?.keyword ?? 'unknown' });
  if (isOfDisk(error)) {
    request.log.error({ req: request, err: error }, 'the disk cannot be written');
    return answer('unavailable');
  }
  // The client disconnected in the middle of its request. Checked first: Node's error code is that of a lost database connection.
  if (request.raw.destroyed && !request.raw.complete) return answer('invalid_request', { field: '', rule: 'format' });
  if (isDatabaseAway(error)) {
    request.log.warn({ error: error.message }, 'the database is away');
    return answer('unavailable');
  }
  // PostgreSQL's text type holds every character except NUL.
  if (error.code === '22021') return answer('invalid_request', { field: '', rule: 'encoding' });
  const status = error.statusCode ?? 500;
  if (status === 503) {
    request.log.error({ req: request, err: error }, 'the server cannot do this now');
    return answer('unavailable');
  }
  if (status === 429) {
    reply.header('retry-after', error.retryAfter ?? 60);
    return answer('rate_limited', { seconds: error.retryAfter ?? 60 });
  }
  if (status === 413) return answer('too_large');
  if (status === 404) return answer('not_found');
  if (status === misdirected) return answerFailure(reply, 'not_found', misdirected, {}, request.id);
  if (status === 403) return answer('origin_refused');
  if (status < 500) return answer('invalid_request', { field: '', rule: 'format' });
  request.log.error({ req: request, err: error }, 'request failed');
  return answer('internal');
}

/** The path of the invalid field in a body or query; empty when the whole of it is wrong. */
export function fieldOf([first]: readonly FastifySchemaValidationError[]): string {
  if (!first) return '';
  const missing = first.params['missingProperty'];
  const path = first.instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
}
