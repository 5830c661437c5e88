import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { type CommonErrorCode, commonErrors } from '#platform/contract/errors.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { isDatabaseAway } from '../db/open-database.ts';
import { isOfDisk } from '../storage/disk-full.ts';
import { misdirected } from '../network/host.ts';

interface Failure {
  readonly code: string;
  readonly status: number;
  readonly params: ErrorParams;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** The one format of errors: `{ error: { code, params }, authentication_required?, request_id }`. */
export const bodyOfFailure = (code: string, params: ErrorParams, requestId: string) => ({
  error: { code, params },
  ...(code === 'authentication_required' ? { authentication_required: true } : {}),
  request_id: requestId,
});

export function sendFailure(reply: FastifyReply, code: string, status: number, params: ErrorParams, requestId: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOfFailure(code, params, requestId));
}

/** The error handler. */
export function sendThrown(error: FastifyError & { retryAfter?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status, params, retryAfter } = failureOf(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return sendFailure(reply, code, status, params, request.id);
}

/** The input does not fit the endpoint's schema. */
export const failureOfInput = (found: readonly FastifySchemaValidationError[]): Failure =>
  common('invalid_request', { field: fieldOf(found), rule: found[0]?.keyword ?? 'unknown' });

/**
 * PostgreSQL's codes for a statement that took too long, and for one that was aborted too often in favour of others. A retry may
 * succeed.
 */
const tooBusy = new Set(['57014', '40P01', '40001']);

/** Fastify's code for a call of this server by itself, as a form without script is, after it has begun to close. Others take its repetition. */
const isClosing = 'FST_ERR_REOPENED_CLOSE_SERVER';

/** An error is a refusal by the framework, an unreachable database, or a bug. */
export function failureOf(thrown: unknown, request: FastifyRequest): Failure {
  const error: Partial<FastifyError> & { readonly retryAfter?: number } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error.validation) return failureOfInput(error.validation);
  if (isOfDisk(error)) {
    request.log.error({ req: request, err: error }, 'the disk cannot be written');
    return common('unavailable');
  }
  // The client disconnected in the middle of its request. Checked first: Node's error code is that of a lost database connection.
  if (request.raw.destroyed && !request.raw.complete) return common('invalid_request', { field: '', rule: 'format' });
  if (isDatabaseAway(error)) {
    request.log.warn({ error: error.message }, 'the database is away');
    return common('unavailable');
  }
  if (error.code !== undefined && tooBusy.has(error.code)) {
    request.log.error({ req: request, err: error }, 'the database is too busy for this');
    return common('unavailable');
  }
  // PostgreSQL's text type holds every character except NUL.
  if (error.code === '22021') return common('invalid_request', { field: '', rule: 'encoding' });
  const status = error.code === isClosing ? 503 : (error.statusCode ?? 500);
  if (status === 503) {
    request.log.error({ req: request, err: error }, 'the server cannot do this now');
    return common('unavailable');
  }
  if (status === 429) {
    const retryAfter = error.retryAfter ?? 60;
    return { ...common('rate_limited', { seconds: retryAfter }), retryAfter };
  }
  if (status === 413) return common('too_large');
  if (status === 404) return common('not_found');
  if (status === misdirected) return { code: 'not_found', status: misdirected, params: {} };
  if (status === 403) return common('origin_refused');
  if (status < 500) return common('invalid_request', { field: '', rule: 'format' });
  request.log.error({ req: request, err: error }, 'request failed');
  return common('internal');
}

const common = (code: CommonErrorCode, params: ErrorParams = {}): Failure => ({ code, status: commonErrors[code], params });

/** Maximum characters of an unknown field's name that an error repeats. */
const maxName = 100;

/** The path of the invalid field in a body or query; empty if the value as a whole is invalid. */
export function fieldOf([first]: readonly FastifySchemaValidationError[]): string {
  if (!first) return '';
  const property = first.params['missingProperty'] ?? first.params['additionalProperty'];
  const path = first.instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof property === 'string' ? [property.slice(0, maxName)] : [])].join('.');
}
