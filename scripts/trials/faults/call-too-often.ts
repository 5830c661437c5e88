import { setTimeout as sleep } from 'node:timers/promises';
import { putChatSettings } from '#features/chat/contract/calls.ts';
import { putChatSettings as endpoint } from '#features/chat/contract/chat-settings.ts';
import type { LoadMember } from '../fleet/load-member.ts';
import { judgeLimit, type Judgement, type LimitedAnswer, type Loss } from './judge-limit.ts';

/** A member who calls far more often than a limit allows, at each process in turn. */
export interface ExcessiveCaller {
  judge(losses: readonly Loss[]): Judgement;
  stop(): Promise<void>;
}

/** Ms between two calls: twenty times as many as are allowed. */
const every = 50;

export function callTooOften({ client }: LoadMember, addresses: readonly string[]): ExcessiveCaller {
  const ended = new AbortController();
  const answers: LimitedAnswer[] = [];
  const body = { content: JSON.stringify({ read_marks: true }), type: 'application/json' };
  const call = async () => {
    for (let n = 0; !ended.signal.aborted; n++) {
      const at = addresses[n % addresses.length] ?? '';
      // Not awaited: a process that does not answer holds up nobody.
      void client.ask({ method: putChatSettings.method, path: `/api/${putChatSettings.path}`, body, at }).then(({ status }) => {
        if (status === 200 || status === 429) answers.push({ at: performance.now(), isAllowed: status === 200 });
      });
      await sleep(every, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  const calling = call();
  return {
    judge: (losses) => judgeLimit(answers, losses, endpoint.limit),
    async stop() {
      ended.abort();
      await calling;
    },
  };
}
