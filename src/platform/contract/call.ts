import type { Endpoint } from './endpoint.ts';
import type { LiveEvent } from './live/live-event.ts';

declare const endpoint: unique symbol;
declare const event: unique symbol;

/** An endpoint as pages know it: all of its types, but no schema, which only the server needs. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** A type only; no value has this property. */
  readonly [endpoint]?: E;
}

export type EndpointOf<C extends Call> = NonNullable<C[typeof endpoint]>;

/** TypeScript refuses a method or path that differs from the endpoint's. */
// @__NO_SIDE_EFFECTS__
export const callOf = <E extends Endpoint>(method: E['method'], path: E['path']): Call<E> => ({ method, path });

/** A live event as pages know it. */
export interface HeardEvent<E extends LiveEvent = LiveEvent> {
  readonly type: E['type'];
  /** A type only; no value has this property. */
  readonly [event]?: E;
}

// @__NO_SIDE_EFFECTS__
export const eventOf = <E extends LiveEvent>(type: E['type']): HeardEvent<E> => ({ type });
