import type { Static, TSchema } from 'typebox';

/** Something the server tells a user's open browsers: the same value publishes it and listens for it. */
export interface LiveEvent<Type extends string = string, Data extends TSchema = TSchema> {
  readonly type: Type;
  readonly data: Data;
}

export const liveEvent = <const Type extends string, Data extends TSchema>(type: Type, data: Data): LiveEvent<Type, Data> => ({
  type,
  data,
});

export type DataOf<E extends LiveEvent> = Static<E['data']>;

/** On the socket, both ways. */
export interface LiveFrame {
  readonly type: string;
  readonly data: unknown;
}
