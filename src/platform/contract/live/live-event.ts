import type { Static, TSchema } from 'typebox';

/** An event that the server sends to a user's open browsers. The same value is used to publish it and to listen for it. */
export interface LiveEvent<Type extends string = string, Data extends TSchema = TSchema> {
  readonly type: Type;
  readonly data: Data;
}

export const liveEvent = <const Type extends string, Data extends TSchema>(type: Type, data: Data): LiveEvent<Type, Data> => ({
  type,
  data,
});

export type DataOf<E extends LiveEvent> = Static<E['data']>;

/** A frame on the socket, in both directions. */
export interface LiveFrame {
  readonly type: string;
  readonly data: unknown;
}

/** A frame that pages send, as contracts describe it. */
export interface PageFrame<Type extends string = string, Data extends TSchema = TSchema> {
  readonly sentBy: 'page';
  readonly type: Type;
  readonly data: Data;
}

export const pageFrame = <const Type extends string, Data extends TSchema>(type: Type, data: Data): PageFrame<Type, Data> => ({
  sentBy: 'page',
  type,
  data,
});
