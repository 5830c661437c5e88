import type { Static, TSchema } from 'typebox';

/** An event between processes: the same value is used to publish and to subscribe. */
export interface BusEvent<Name extends string = string, Data extends TSchema = TSchema> {
  readonly name: Name;
  readonly data: Data;
}

export const busEvent = <const Name extends string, Data extends TSchema>(name: Name, data: Data): BusEvent<Name, Data> => ({
  name,
  data,
});

export type BusData<E extends BusEvent> = Static<E['data']>;
