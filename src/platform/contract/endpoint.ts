import type { Static, TObject, TSchema } from 'typebox';
import * as Type from 'typebox';
import type { ErrorTable } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` anybody, `member` a logged-in user (else 403 with `authentication_required`),
 * `operator` a user with a role in the back office (to everybody else the call does not exist).
 */
export type Access = 'public' | 'member' | 'operator';

/** One call of the API, the same value on both sides: the server validates by it, the browser is typed by it. */
export interface Endpoint {
  readonly method: Method;
  /** File name below /api/, such as `members.php`. */
  readonly path: `${string}.php`;
  readonly access: Access;
  /**
   * The call is meant only when the query has this parameter; then the one of the same method and path without it never is
   * (specification §7 has two calls `POST user.php`).
   */
  readonly flag?: 'push';
  /** Calls a minute and address; writes per member are limited by the same number. */
  readonly limit?: number;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** The operation gets the body as the text that was sent, not parsed: a webhook's signature is over the bytes. */
  readonly rawBody?: true;
  /** The body is multipart with one file named `file`; `body` describes its other fields. The operation gets both. */
  readonly upload?: true;
  /** There may be nothing to say: null in place of a reply, a 204 without a body on the wire. */
  readonly empty?: true;
  /**
   * The same answer for everybody who asks the same: browsers keep it for a day, then ask whether it changed. The operation
   * gives the same object as long as nothing did.
   */
  readonly reference?: true;
  readonly reply: TSchema;
  readonly errors: ErrorTable;
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = Static<E['reply']> | (E extends { readonly empty: true } ? null : never);
export type CodeOf<E extends Endpoint> = keyof E['errors'] & string;

/** A positive whole number that fits a database id. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Made by the client, once per intent: a repeated call with the same value answers the first result again. */
export const ClientId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' });

/** A call whose answer says nothing but that it was done. */
export const Done = Type.Object({ done: Type.Literal(true) });
export const done: Static<typeof Done> = { done: true };

/** A closed choice of strings. */
export const OneOf = <Value extends string>(values: readonly Value[]) => Type.Enum<Value[]>([...values]);

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });
