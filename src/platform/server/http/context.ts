import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { BodyOf, CodeOf, Endpoint, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode } from '#platform/contract/errors.ts';
import type { Result } from '#platform/contract/result.ts';
import type { Log } from '../log.ts';

/** Who calls. */
export interface Viewer {
  readonly userId: UserId;
  readonly sessionId: number;
  readonly operator: boolean;
}

export interface CookieOptions {
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
}

/** What an operation may know of the request that it answers. */
export interface Call<V extends Viewer | null = Viewer | null> {
  readonly viewer: V;
  readonly site: SiteId;
  /** Host header without port, lower case. */
  readonly host: string;
  /** `https://www.example.org`: the base of links that leave the site, such as those in mails. */
  readonly origin: string;
  /** Where the call comes from, as the limits count: an IPv4 address, or the network of an IPv6 one. */
  readonly network: string;
  readonly userAgent: string;
  readonly secure: boolean;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
  readonly log: Log;
}

type ViewerFor<E extends Endpoint> = E['access'] extends 'public' ? Viewer | null : Viewer;

/** Null: no file was sent, or an empty one. */
export type UploadedFile = Buffer | null;

type InputOf<E extends Endpoint> = { readonly query: QueryOf<E>; readonly body: BodyOf<E> } & (E extends { readonly upload: true }
  ? { readonly file: UploadedFile }
  : unknown);

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  call: Call<ViewerFor<E>>,
) => Promise<Result<ReplyOf<E>, CodeOf<E> | CommonErrorCode>>;

/** An endpoint with the operation behind it, its types forgotten so that a list can hold many. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (
    input: { readonly query: unknown; readonly body: unknown; readonly file?: UploadedFile },
    call: Call,
  ) => Promise<Result<unknown, string>>;
}

/** The one place where the types of an endpoint and its operation are checked against each other and then erased. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'],
});
