import type { TSchema } from 'typebox';
import { type Access, type Endpoint, isForStaff } from '#platform/contract/endpoint.ts';
import { changedTermsErrors, commonErrors, type ErrorTable, staffAccessErrors } from '#platform/contract/errors.ts';
import { memberHeader } from '#platform/contract/http/named-member.ts';
import { wireVersion } from '#platform/contract/http/wire-version.ts';
import { perAddress, perMember } from '../limits/caller-limits.ts';
import { inputSchema } from '../http/closed-schema.ts';
import type { Tag, TaggedRoute } from '../http/context.ts';
import { cookieName, staffCookie } from '../http/cookies.ts';

/** Facts that the contracts do not contain. */
export interface ApiFacts {
  /** Name of the cookie that holds the session, without its prefix. */
  readonly sessionCookie: string;
  /** Address of the page with the imprint. */
  readonly contact: string;
}

interface Described extends Endpoint {
  readonly tag: Tag;
}

const info = `The calls that the site's own pages make: JSON over HTTPS.

- **Session.** A login sets a cookie; calls without security requirements are open to visitors, too.
- **Whose page.** A client that shows a member's data names that member in the header \`${memberHeader}\`, with \`user.profile.id\`. When somebody else is logged in by now, nothing is done and the answer is \`other_member\`. A call without it acts for whoever is logged in.
- **Repeating.** Every write can be repeated. \`client_id\` is a UUID that the client makes once per action: the same call again gets the first result.
- **Fields.** Unknown fields in a query or body are ignored, except in calls with \`x-refuses-unknown-fields\`, which are about money, a login or a consent: there they are \`invalid_request\`, which names the first wrong one in \`params.field\`. Replies may gain fields and values: ignore those you don't know.
- **Errors** have a code and parameters, never a text for users. The id of something that the caller may not see gets the same \`not_found\` as an unknown one.
- **Units.** Ids are whole numbers, times are ISO 8601 in UTC, amounts of money are in the minor units of their currency.
- **Limits.** ${perMember} calls a minute and call for a member, ${perAddress} for all visitors behind one address, unless \`x-calls-per-minute\` says otherwise. \`rate_limited\` comes with \`Retry-After\`.
- **Origin.** Writes from pages of other sites are refused.`;

/** The OpenAPI document of the API, made from the endpoints and their errors. */
export function describeApi(routes: readonly TaggedRoute[], { sessionCookie, contact }: ApiFacts): object {
  const all = routes.map(({ endpoint, tag }) => ({ ...endpoint, tag }));
  const tags = new Map(all.map(({ tag }) => [tag.name, tag]));
  const paths = Map.groupBy(all, ({ path }) => `/api/${path}`);
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: String(wireVersion), description: info, contact: { name: `The company named at ${contact}` } },
    servers: [{ url: '/' }],
    tags: [...tags.values()],
    paths: Object.fromEntries([...paths].map(([path, calls]) => [path, describePath(calls)])),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(sessionCookie, true),
          description: `Set by a login. Over plain HTTP, which is for development only, its name is \`${sessionCookie}\`.`,
        },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(staffCookie, true),
          description:
            'Set by a login to the back office, for calls below `/api/admin/` alone. Each is about one site: that of the query `site`, else that of the host.',
        },
      },
      schemas: { Error: failure },
      responses: Object.fromEntries([...byStatus(commonErrors)].map(([status, codes]) => [status, describeFailure(status, codes)])),
    },
  };
}

const describePath = (calls: readonly Described[]): object =>
  Object.fromEntries(
    [...Map.groupBy(calls, ({ method }) => method)].map(([method, same]) => [method.toLowerCase(), describeOperation(same)]),
  );

/** The calls of one method and path: more than one if a query parameter selects them (`Endpoint.flag`). */
function describeOperation(calls: readonly Described[]): object {
  const about = calls.map((call) => call.about);
  const parameters = calls.flatMap(({ query }) => describeQuery(query, calls.length === 1));
  const bodies = calls.filter(({ body, upload, rawBody }) => body || upload || rawBody);
  const limit = Math.max(...calls.map((call) => call.limit ?? 0));
  return {
    operationId: calls.map(operationId)[0],
    tags: [...new Set(calls.map(({ tag }) => tag.name))],
    summary: about[0]?.replace(/\.(?:\s.*)?$/s, ''),
    description: about.join('\n\n'),
    security: [...new Map(calls.flatMap(({ access }) => securityOf(access)).map((one) => [JSON.stringify(one), one])).values()],
    ...(limit > 0 && { 'x-calls-per-minute': limit }),
    ...(calls.some(({ refusesUnknownFields }) => refusesUnknownFields) && { 'x-refuses-unknown-fields': true }),
    ...(parameters.length > 0 && { parameters }),
    ...(bodies.length > 0 && {
      requestBody: { required: true, content: { [bodies.map(mediaType)[0] ?? '']: { schema: oneOrSome(bodies.map(bodyOf)) } } },
    }),
    responses: {
      200: {
        description: 'The reply.',
        content: calls.some(({ image }) => image) ? image : (fileOf(calls) ?? json(oneOrSome(calls.map(({ reply }) => reply)))),
      },
      ...(calls.some(({ revalidated }) => revalidated) && { 304: { description: 'As the reply whose ETag `If-None-Match` names.' } }),
      ...(calls.some(({ empty }) => empty) && { 204: { description: 'Nothing to say.' } }),
      ...describeFailures(calls),
    },
  };
}

/** `putProfile` for `PUT profile.php`, `getAutoLike` for `GET auto-like.php`. */
const operationId = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}-${path.replace(/\.php$/, '')}`.replaceAll(/[-/]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Visitors may make public calls, but some return more to a member. */
function securityOf(access: Access): readonly object[] {
  if (isForStaff(access)) return [{ staff: access.right === null ? [] : [access.right] }];
  return access === 'public' ? [{}, { session: [] }] : [{ session: [] }];
}

function describeQuery(query: Endpoint['query'], isAlone: boolean): object[] {
  const required: readonly string[] = query?.required ?? [];
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    in: 'query',
    name,
    required: isAlone && required.includes(name),
    schema,
  }));
}

const mediaType = ({ upload, rawBody }: Endpoint): string => (upload ? 'multipart/form-data' : rawBody ? '*/*' : 'application/json');

function bodyOf(call: Endpoint): object {
  const { body, upload } = call;
  if (!upload) return body === undefined ? { type: 'string' } : inputSchema(call, body);
  const form: object = body === undefined ? { type: 'object' } : inputSchema(call, body);
  return {
    ...form,
    properties: {
      ...('properties' in form && typeof form.properties === 'object' ? form.properties : {}),
      file: { type: 'string', format: 'binary' },
    },
  };
}

const oneOrSome = (schemas: readonly (object | TSchema)[]): object => (schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas });

const json = (schema: object): object => ({ 'application/json': { schema } });

/** A file to keep, with its content type. */
function fileOf(calls: readonly Endpoint[]) {
  const file = calls.find((one) => one.file !== undefined)?.file;
  return file && { [file.type.split(';')[0] ?? '']: { schema: { type: 'string', format: 'binary' } } };
}

const image = { 'image/webp': { schema: { type: 'string', format: 'binary' } } };

const failure = {
  type: 'object',
  required: ['error', 'request_id'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'params'],
      properties: {
        code: { type: 'string' },
        params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      },
    },
    authentication_required: { const: true, description: 'Only with the code of the same name.' },
    request_id: { type: 'string', format: 'uuid' },
  },
};

function byStatus(errors: ErrorTable): Map<number, string[]> {
  const groups = Map.groupBy(Object.entries(errors), ([, status]) => status);
  return new Map([...groups].map(([status, entries]) => [status, entries.map(([code]) => code)]));
}

/** For a status without codes of its own, a call refers to the shared description. */
function describeFailures(calls: readonly Endpoint[]): object {
  const own = byStatus(
    Object.assign(
      {},
      ...calls.map(({ access, needsTerms, errors }) => ({
        ...(isForStaff(access) && staffAccessErrors),
        ...(needsTerms && changedTermsErrors),
        ...errors,
      })),
    ),
  );
  const { too_large, ...ofReads } = commonErrors;
  const common = byStatus(calls.some(({ method }) => method !== 'GET') ? { ...ofReads, too_large } : ofReads);
  const statuses = [...new Set([...common.keys(), ...own.keys()])];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      own.has(status)
        ? describeFailure(status, [...(common.get(status) ?? []), ...(own.get(status) ?? [])])
        : { $ref: `#/components/responses/${status}` },
    ]),
  );
}

const describeFailure = (status: number, codes: readonly string[]): object => ({
  description: codes.join(', '),
  ...(status === commonErrors.rate_limited && {
    headers: { 'Retry-After': { description: 'Seconds, with `rate_limited`.', schema: { type: 'integer' } } },
  }),
  content: json({
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { error: { properties: { code: { enum: codes } } } } }],
  }),
});
