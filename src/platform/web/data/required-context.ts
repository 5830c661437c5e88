import { type Context, use } from 'react';

/** The value of a context. Throws if the component that provides it is missing above; the message names that component. */
export function useRequired<Value>(context: Context<Value | null>, provider: string): Value {
  const value = use(context);
  if (value === null) throw new Error(`no ${provider} above`);
  return value;
}
