import { type Context, use } from 'react';

/** The value of a context. Throws where the component that provides it, named for the message, is not above. */
export function useRequired<Value>(context: Context<Value | null>, provider: string): Value {
  const value = use(context);
  if (value === null) throw new Error(`no ${provider} above`);
  return value;
}
