import type { Endpoint } from './endpoint.ts';
import type { LiveEvent } from './live-event.ts';

declare const endpoint: unique symbol;
declare const event: unique symbol;

/** An endpoint as pages know it: no schema, which only the server needs, but all of its types. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Only a type: no value has it. */
  readonly [endpoint]?: E;
}

export type EndpointOf<C extends Call> = NonNullable<C[typeof endpoint]>;

/** TypeScript refuses another method or path than those of the endpoint. */
// @__NO_SIDE_EFFECTS__
export const callOf = <E extends Endpoint>(method: E['method'], path: E['path']): Call<E> => ({ method, path });

/** A live event as pages know it. */
export interface HeardEvent<E extends LiveEvent = LiveEvent> {
  readonly type: E['type'];
  /** Only a type: no value has it. */
  readonly [event]?: E;
}

// @__NO_SIDE_EFFECTS__
export const eventOf = <E extends LiveEvent>(type: E['type']): HeardEvent<E> => ({ type });
