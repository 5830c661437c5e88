import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult } from '#platform/contract/http/form-result.ts';
import { type Language, languageHeader, pathIn } from '#platform/contract/languages.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import { memberField, memberHeader } from '#platform/contract/http/named-member.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import type { App } from '../create-app.ts';
import { createDoneMarks } from './done-marks.ts';
import { formsAt, placeOf, type PlainForm } from './plain-forms.ts';
import type { createRefusals } from './refusals.ts';

/** In bytes: enough for an address, two long passwords and a token. */
const bodyLimit = 8 * 1024;
/** Calls per minute and address, for all forms together. Each endpoint also has its own limit. */
const perMinute = 60;

/** Headers that are passed on to the call. Those about the body and the connection belong to the original request only. */
const passedOn = ['cookie', 'host', 'user-agent', 'origin', 'sec-fetch-site', 'forwarded', 'x-forwarded-for', 'x-forwarded-proto'];

/** How a request for a page is answered with a page. */
export interface PageResponses {
  readonly refuse: ReturnType<typeof createRefusals>;
  /** `form`: the result of a form of the page that was just sent; null when the page was only opened. */
  sendPage(request: FastifyRequest, reply: FastifyReply, form: FormResult | null): Promise<FastifyReply>;
}

interface Outcome {
  readonly status: number;
  readonly error: FormResult['error'];
  readonly reply: unknown;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

/**
 * Handles forms that browsers post without script (decision 54). The form becomes a call of the API, with its checks, limits and
 * cookies. The response is the following page, or the same page with an error text.
 */
export function mountPlainForms(app: App, { refuse, sendPage }: PageResponses): void {
  const { server, platform } = app;
  const { countryHeader } = platform.env;
  const marks = createDoneMarks(platform);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', async (request) => {
      if (formsAt(placeOf(request).path).length === 0) throw noForm();
    });
    scope.post('/*', {
      config: { ...callerLimit(perMinute), access: 'public' },
      errorHandler: refuse,
      handler: async (request, reply) => {
        const { path, language, search } = placeOf(request);
        const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const form = formsAt(path).find(({ by }) => by === undefined || sent.has(by));
        if (form === undefined) throw noForm();
        const token = form.path.exec(path)?.groups?.['token'] ?? search.get('token') ?? '';
        const { status, error, headers, reply: response } = await call(scope, request, form, { sent, token, language });
        reply.headers(headers).header('cache-control', 'no-store');
        const goTo = (next: string) => reply.redirect(language === null ? next : pathIn(language, next), 303);
        const { next, doneAt = path, name, refused } = form;
        if (error === null) return goTo(next?.(search, response) ?? `${doneAt}?done=${marks.make(doneAt, name)}`);
        // The form belongs to another member's page: the same page is rendered again for the member who is logged in, with an error that
        // says so.
        const isFinal = status < 500 && status !== 429 && error.code !== 'other_member';
        if (refused !== undefined && isFinal) return goTo(refused);
        const typed = Object.fromEntries((form.shownAgain ?? []).map((field) => [field, sent.get(field) ?? '']));
        return sendPage(request, reply, { form: name, error, typed });
      },
    });
  });

  /** Goes through the same request handling as calls from outside, so that every rule of the endpoint applies. */
  async function call(
    through: FastifyInstance,
    request: FastifyRequest,
    { endpoint, fields, tokenIn }: PlainForm,
    { sent, token, language }: { readonly sent: URLSearchParams; readonly token: string; readonly language: Language | null },
  ): Promise<Outcome> {
    const names = countryHeader === null ? passedOn : [...passedOn, countryHeader];
    const headers = Object.fromEntries(
      names.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const values = { ...Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? ''])), ...(tokenIn === 'body' && { token }) };
    const response = await through.inject({
      method: endpoint.method,
      url: `/api/${endpoint.path}${tokenIn === 'query' ? `?${new URLSearchParams({ token }).toString()}` : ''}`,
      ...(request.raw.socket.remoteAddress === undefined ? {} : { remoteAddress: request.raw.socket.remoteAddress }),
      headers: {
        ...headers,
        ...(language === null ? {} : { [languageHeader]: language }),
        // The page may be older than the current login.
        [memberHeader]: sent.get(memberField) ?? '',
      },
      ...(endpoint.body === undefined ? {} : { payload: values }),
    });
    const { 'set-cookie': cookies, 'retry-after': retryAfter } = response.headers;
    return {
      status: response.statusCode,
      error: response.statusCode < 400 ? null : errorOf(response.statusCode, response.json()),
      reply: response.statusCode < 400 ? response.json() : null,
      headers: {
        ...(cookies === undefined ? {} : { 'set-cookie': cookies }),
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
    };
  }
}

const noForm = (): Error => Object.assign(new Error('no page has this form'), { statusCode: commonErrors.not_found });

/** Parses the error format of the API. */
const errorOf = (
  status: number,
  body: { readonly error: { readonly code: string; readonly params: ErrorParams } },
): FormResult['error'] => ({
  status,
  code: body.error.code,
  params: body.error.params,
});
