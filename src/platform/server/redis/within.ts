/** The server is not connected, or has not answered in time. */
export class RedisAway extends Error {}

/** Rejects with a `RedisAway` if the result takes longer than so many ms. */
export async function within<Value>(ms: number, result: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RedisAway(`no answer within ${ms} ms`)), ms);
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
