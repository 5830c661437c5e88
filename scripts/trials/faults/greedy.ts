import { setTimeout as sleep } from 'node:timers/promises';
import { putChatSettings } from '#features/chat/contract/calls.ts';
import { putChatSettings as endpoint } from '#features/chat/contract/chat-settings.ts';
import type { LoadMember } from '../fleet/load-member.ts';

/** A member who calls far more often than a limit allows, at each process in turn. */
export interface Greedy {
  /** Sentences about minutes in which more was allowed than two windows, and one more for each time the counts were lost. */
  excesses(lost: readonly number[]): string[];
  stop(): Promise<void>;
}

/** Ms. */
const [every, minute] = [220, 60_000];

export function beGreedy({ client }: LoadMember, addresses: readonly string[]): Greedy {
  const ended = new AbortController();
  /** When a call was answered, as of `performance.now()`. */
  const allowed: number[] = [];
  const body = { content: JSON.stringify({ read_marks: true }), type: 'application/json' };
  const call = async () => {
    for (let n = 0; !ended.signal.aborted; n++) {
      const at = addresses[n % addresses.length] ?? '';
      // Not awaited: a process that does not answer holds up nobody.
      void client.ask({ method: putChatSettings.method, path: `/api/${putChatSettings.path}`, body, at }).then(({ status }) => {
        if (status === 200) allowed.push(performance.now());
      });
      await sleep(every, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  const calling = call();
  return {
    excesses(lost) {
      return allowed.flatMap((from, n) => {
        const count = allowed.slice(n).filter((at) => at < from + minute).length;
        const windows = 2 + lost.filter((at) => at > from - minute && at < from + minute).length;
        return count > windows * endpoint.limit
          ? [`${count} calls in a minute where ${endpoint.limit} are allowed, after ${windows - 2} losses`]
          : [];
      });
    },
    async stop() {
      ended.abort();
      await calling;
    },
  };
}
