import type { Static, TSchema } from 'typebox';
import type { UserId } from '#platform/contract/ids.ts';

/**
 * Who has to hear of an event. `all`: every process. `search`: every process that has subscribed to an event of the search. Or users:
 * only the processes that hold one of them.
 */
export type Audience<Data> = 'all' | 'search' | ToUsers<Data>;

export interface ToUsers<Data> {
  users(data: Data): readonly UserId[];
  /** What a process gets that holds this user. */
  only(data: Data, user: UserId): Data;
}

/** An event between processes: the same value is used to publish and to subscribe. */
export interface BusEvent<Name extends string = string, Data extends TSchema = TSchema> {
  readonly name: Name;
  readonly data: Data;
  readonly audience: Audience<Static<Data>>;
}

export const busEvent = <const Name extends string, Data extends TSchema>(
  name: Name,
  data: Data,
  audience: Audience<Static<Data>> = 'all',
): BusEvent<Name, Data> => ({ name, data, audience });

export type BusData<E extends BusEvent> = Static<E['data']>;
