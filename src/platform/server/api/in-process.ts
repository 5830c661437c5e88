import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'node:querystring';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Result } from '#platform/contract/result.ts';
import type { Viewer } from '../http/context.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { inputSchema } from '../http/closed-schema.ts';
import { bodyOfFailure, failureOf, failureOfInput } from '../http/failures.ts';
import { queryFlag } from '../http/query-flag.ts';

/** Everything about a request that an operation may depend on. */
export interface Caller extends Pick<FastifyRequest, 'ip' | 'protocol' | 'cookies' | 'log'> {
  readonly headers: IncomingHttpHeaders;
}

export interface InProcessCall {
  /** Path and query of a GET. */
  readonly url: string;
  /** The headers and cookies that the answer may depend on. */
  readonly headers: IncomingHttpHeaders;
  readonly cookies: FastifyRequest['cookies'];
  readonly viewer: Viewer | null;
}

export interface InProcessResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the API without a socket, on behalf of a request whose caller has been recognised and counted already. */
export type CallInProcess = (request: FastifyRequest, call: InProcessCall) => Promise<InProcessResponse>;

/** The shared part of both ways to an operation. */
export interface Operation {
  readonly definition: Endpoint;
  readonly errors: Readonly<Record<string, number>>;
  /** Null: the viewer may call it, else the code of the refusal. */
  refusalOf(viewer: Viewer | null): string | null;
  run(query: unknown, caller: Caller, viewer: Viewer | null): Promise<Result<unknown, string>>;
}

interface Compiled extends Operation {
  /** False with `errors` if the query does not fit the endpoint's schema; converts its numbers. */
  readonly checkQuery: ReturnType<NonNullable<HttpServer['validatorCompiler']>> | null;
  /** The value that the caller would have got as JSON: only the fields of the endpoint's reply. */
  readonly toReply: (value: unknown) => unknown;
}

/** The same validation, authorisation and reply as over the network, without the parts that only HTTP needs. */
export function callsInProcess(server: HttpServer, operations: readonly Operation[]): CallInProcess {
  const keyOf = (path: string, flag: string) => `/api/${path} ${flag}`;
  const found = new Map(
    operations
      .filter(({ definition: { method } }) => method === 'GET')
      .map((operation) => [keyOf(operation.definition.path, operation.definition.flag ?? ''), operation]),
  );
  const compiled = new WeakMap<Operation, Compiled>();
  const compile = (operation: Operation): Compiled => {
    const known = compiled.get(operation);
    if (known !== undefined) return known;
    const { definition } = operation;
    const { path, query, reply } = definition;
    const about = { method: 'GET', url: `/api/${path}` };
    const write = server.serializerCompiler?.({ ...about, schema: reply, httpStatus: '200' }) ?? JSON.stringify;
    const made: Compiled = {
      ...operation,
      checkQuery:
        query === undefined
          ? null
          : (server.validatorCompiler?.({ ...about, schema: inputSchema(definition, query), httpPart: 'querystring' }) ?? null),
      toReply: operation.definition.reference ? copyOnce() : (value) => JSON.parse(write(value)),
    };
    compiled.set(operation, made);
    return made;
  };

  return async (request, { url, headers, cookies, viewer }) => {
    const refused = (code: string, status: number, params = {}): InProcessResponse => ({
      status,
      body: bodyOfFailure(code, params, request.id),
    });
    const [path = '', search = ''] = url.split('?');
    const operation = found.get(`${path} ${queryFlag.deriveConstraint({ url })}`);
    if (operation === undefined) return refused('not_found', commonErrors.not_found);
    const { errors, checkQuery, refusalOf, run, toReply } = compile(operation);
    const refusal = refusalOf(viewer);
    if (refusal !== null) return refused(refusal, errors[refusal] ?? 500);
    const query = parse(search);
    if (checkQuery?.(query) === false) {
      const { code, status, params } = failureOfInput(checkQuery.errors ?? []);
      return refused(code, status, params);
    }
    try {
      const { ip, protocol, log } = request;
      const result = await run(query, { ip, protocol, log, headers, cookies }, viewer);
      if (!result.ok) return refused(result.code, errors[result.code] ?? 500, result.params);
      return result.value === null ? { status: 204, body: null } : { status: 200, body: toReply(result.value) };
    } catch (error) {
      const { code, status, params } = failureOf(error, request);
      return refused(code, status, params);
    }
  };
}

/** Copies a reply that is the same object for everybody once. Nobody may change the copy. */
function copyOnce(): (value: unknown) => unknown {
  const copies = new WeakMap<object, unknown>();
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('a reference reply must be an object');
    const copy: unknown = copies.get(value) ?? JSON.parse(JSON.stringify(value));
    copies.set(value, copy);
    return copy;
  };
}
