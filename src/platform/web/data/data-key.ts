import type { dataTagErrorSymbol, dataTagSymbol } from '@tanstack/react-query';

/** A query key that carries the type of its data, so that `getQueryData` and `setQueryData` are typed by it. */
export interface DataKey<Data> extends ReadonlyArray<string> {
  readonly [dataTagSymbol]: Data;
  readonly [dataTagErrorSymbol]: Error;
}

/** For data that a module changes without importing its query: `dataKey<Likes>('likes')`. */
export const dataKey = <Data>(name: string): DataKey<Data> => [name] as readonly string[] as DataKey<Data>;
