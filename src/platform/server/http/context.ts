import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import type { BodyOf, CodeOf, Endpoint, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode, staffAccessErrors } from '#platform/contract/errors.ts';
import type { Grant } from '#platform/contract/rights.ts';
import type { Result } from '#platform/contract/result.ts';
import type { Log } from '../log.ts';

/** The signed-in user who makes the call. */
export interface Viewer {
  readonly userId: UserId;
  readonly sessionId: number;
  /** Whether the account has paid or is at least a week old. */
  readonly established: boolean;
}

/** The person of the back office who makes the call. */
export interface Staff {
  readonly staffId: StaffId;
  readonly sessionId: number;
  readonly grants: readonly Grant<SiteId>[];
  /** Whether the login had a second factor, or none is needed on this machine. Without it no right counts. */
  readonly isVerified: boolean;
  /** Whether a second factor was shown within the last minutes, or none is needed on this machine. */
  readonly isSteppedUp: boolean;
}

export interface CookieOptions {
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
}

/** The parts of the HTTP request that an operation may use. */
export interface Call<V extends Viewer | null = Viewer | null, S extends Staff | null = Staff | null> {
  readonly viewer: V;
  /** Null in every call that is not for staff. */
  readonly staff: S;
  readonly site: SiteId;
  /** Host header without port, lower case. */
  readonly host: string;
  /** `https://www.example.org`: the base of absolute links, such as those in mails. */
  readonly origin: string;
  /** The caller's address as rate limits count it: an IPv4 address, or the /64 network of an IPv6 address. */
  readonly network: string;
  readonly userAgent: string;
  /** Whether it comes from the machine of a development site: never in production, and not through a proxy. */
  readonly isLocal: boolean;
  readonly secure: boolean;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** The language of the page that makes the call, else the visitor's cookie; not validated. */
  readonly locale: string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
  readonly log: Log;
}

type ViewerFor<E extends Endpoint> = E['access'] extends 'member' ? Viewer : Viewer | null;
type StaffFor<E extends Endpoint> = E['access'] extends 'public' | 'member' ? Staff | null : Staff;
export type CallOf<E extends Endpoint> = Call<ViewerFor<E>, StaffFor<E>>;

/**
 * The path of a file that exists until the request is answered. Do not read it whole into memory. Null: no file, or an empty one.
 */
export type UploadedFile = string | null;

/** The upload that an endpoint with `upload` gets. */
export interface SentFile {
  readonly file: UploadedFile;
  /** Whether so many other members have waiting uploads that this one should be processed quickly. */
  readonly isCongested: () => boolean;
  /** Weight in weighted queues: how many turns the sender gets for each turn of a new account. */
  readonly queueWeight: number;
}

export type InputOf<E extends Endpoint> = { readonly query: QueryOf<E>; readonly body: BodyOf<E> } & (E extends {
  readonly upload: true;
}
  ? SentFile
  : unknown);

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  call: CallOf<E>,
) => Promise<Result<ReplyOf<E>, CodeOf<E> | CommonErrorCode | keyof typeof staffAccessErrors>>;

/** An endpoint and its operation, with the types erased so that one list can hold all routes. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (
    input: { readonly query: unknown; readonly body: unknown } & Partial<SentFile>,
    call: Call,
  ) => Promise<Result<unknown, string>>;
}

/** The one place where the types of an endpoint and its operation are checked against each other and then erased. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'],
});

/** A group of calls in the API description: the feature that serves them, named as its folder. */
export interface Tag {
  readonly name: string;
  /** For developers of clients. */
  readonly description: string;
}

export interface TaggedRoute extends Route {
  readonly tag: Tag;
}

/** The routes of a feature. */
export function tagged(name: string, description: string, routes: readonly Route[]): readonly TaggedRoute[] {
  const tag = { name, description };
  return routes.map((one) => ({ ...one, tag }));
}
