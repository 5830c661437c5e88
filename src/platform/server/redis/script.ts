import { createHash } from 'node:crypto';
import type { RedisClient } from './kept-connection.ts';

/** A Lua script, which runs as one command. Returns what it returns, not validated. */
export type Script = (client: RedisClient, keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>;

/** Begins a script: `now` is the server's time, in ms. Every process has a clock of its own, and knows how long ago something was. */
export const serverNow = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** Sends the script's hash; the text follows where the server does not know it: a new or emptied one. */
export function createScript(text: string): Script {
  const sha = createHash('sha1').update(text).digest('hex');
  return async (client, keys, args) => {
    const input = { keys: [...keys], arguments: args.map(String) };
    try {
      return await client.evalSha(sha, input);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(text, input);
    }
  };
}
