import type { Static, TObject, TSchema } from 'typebox';
import * as Type from 'typebox';
import type { ErrorTable } from './errors.ts';
import type { Right } from './rights.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` everybody, `member` a logged-in user (others get 403 `authentication_required`), else staff who have the
 * right on the site of the call, with null all staff. Members, and staff of another site, get 404 as if the call did not exist;
 * staff without the right get 403 `right_missing`, anybody else 403 `authentication_required`.
 */
export type Access = 'public' | 'member' | StaffAccess;

export interface StaffAccess {
  readonly right: Right | null;
}

export const isForStaff = (access: Access): access is StaffAccess => typeof access === 'object';

/** Everything that a contract says about one endpoint of the API. Pages know it as a `Call` (call.ts), without schemas. */
export interface Endpoint {
  readonly method: Method;
  /** File name below /api/, such as `members.php`. */
  readonly path: `${string}.php`;
  /**
   * For developers of clients, in plain English: what the call does and returns, and its surprises. The first sentence is the
   * summary in `/api/openapi.json`.
   */
  readonly about: string;
  readonly access: Access;
  /**
   * Also for members whose account a decision has closed, after the right password: what they can still read and do. To every other
   * call they are visitors.
   */
  readonly alsoClosed?: true;
  /**
   * Begins something new under the terms: refused with 403 `terms_changed` while the member has not agreed to newer ones. Whatever
   * reads, reports, protects, corrects, withdraws or ends goes on. `contract`: it is a new contract, and so is refused as well to whoever
   * still has something that was bought under the terms before.
   */
  readonly needsTerms?: true | 'contract';
  /** Only for staff who have shown a second factor within the last ten minutes; others get 403 `step_up_required`. */
  readonly stepUp?: true;
  /** Also answers for a host without a site. The call is about no site, and nobody is logged in to it. */
  readonly anyHost?: true;
  /**
   * A query parameter that selects this endpoint; a call without the parameter goes to the endpoint of the same method and
   * path that has no flag (specification §7 has two calls `POST user.php`).
   */
  readonly flag?: 'push';
  /**
   * Calls per minute. Members' calls count by member. Visitors' calls, and all writes that visitors may make, count by address.
   * Messages over the live socket have a limit of the same number per member.
   */
  readonly limit?: number;
  readonly query?: TObject;
  readonly body?: TSchema;
  /**
   * Fields in query or body that the endpoint does not know are refused instead of ignored: where money, a login or a consent is at
   * stake, nobody may believe that something counted which did not.
   */
  readonly refusesUnknownFields?: true;
  /** The operation gets the body as unparsed text, because a webhook's signature is computed over the bytes. */
  readonly rawBody?: true;
  /** The body is multipart with one file named `file`; `body` describes its other fields. The operation gets both. */
  readonly upload?: true;
  /** The operation may return null instead of a reply; it is sent as a 204 without a body. */
  readonly empty?: true;
  /**
   * The reply is the same for every caller with the same query. Browsers cache it for a day, then revalidate. The operation
   * returns the same object until the content changes.
   */
  readonly reference?: true;
  /**
   * The reply is polled and mostly unchanged. A client that sends the ETag of its last reply in `If-None-Match` gets 304 without
   * a body. The reply is `no-store`: the client keeps it, not the browser's cache.
   */
  readonly revalidated?: true;
  /** The reply is a WebP image instead of JSON: the operation returns its bytes as a `Buffer`. */
  readonly image?: true;
  /** The reply is a file to keep, with this content type and name: the operation returns a stream of its bytes. */
  readonly file?: { readonly type: string; readonly name: string };
  readonly reply: TSchema;
  readonly errors: ErrorTable;
}

export const endpoint = <const E extends Endpoint>(written: E): E => written;

export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = Static<E['reply']> | (E extends { readonly empty: true } ? null : never);
export type CodeOf<E extends Endpoint> = keyof E['errors'] & string;

/** A positive whole number that fits into a database id. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An idempotency key that the client makes once per action: a repeated call with the same value gets the first result again. */
export const ClientId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' });

/** The reply of a call that has nothing to return. */
export const Done = Type.Object({ done: Type.Literal(true) });
export const done: Static<typeof Done> = { done: true };

/** One of a fixed set of strings. */
export const OneOf = <Value extends string>(values: readonly Value[]) => Type.Enum<Value[]>([...values]);

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });
