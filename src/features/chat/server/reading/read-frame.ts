import { isDatabaseAway } from '#platform/server/db/open-database.ts';
import { createFrameReader, type FrameHandler } from '#platform/server/live/frames.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import type { Limits } from '#platform/server/limits/limits.ts';
import { createMinuteLimit } from '#platform/server/limits/minute-limit.ts';
import type { Log } from '#platform/server/log.ts';
import { markRead as endpoint } from '../../contract/endpoints.ts';
import { readFrame } from '../../contract/frames.ts';
import { readMarked } from '../../contract/events.ts';
import { markRead, type ReadDeps } from './mark-read.ts';

export interface ReadFrameDeps extends ReadDeps {
  readonly log: Log;
  readonly limits: Limits;
  /** False: without a rate limit. */
  readonly limited: boolean;
}

/**
 * Handles the frame `read`: the body of `PUT chat.php` over the socket, under the same rules. The reply is `marked`. A refused or
 * failed mark has no reply: the browser then repeats it over HTTP, where it gets the reason.
 */
export function createReadFrame(deps: ReadFrameDeps): FrameHandler {
  const read = createFrameReader(endpoint.body);
  const limit = deps.limited ? createMinuteLimit(deps.limits, `SOCKET ${readFrame.type}`, endpoint.limit) : null;

  const mark = async (from: LiveSender, data: unknown) => {
    try {
      const body = read(data);
      if (!body.ok || ((await limit?.({ member: from.userId, network: from.network })) ?? 0) > 0) return;
      const marked = await markRead(deps, from.userId, body.value, from);
      if (marked.ok) from.reply(readMarked, { ...body.value, ...marked.value });
    } catch (error) {
      if (!isDatabaseAway(error)) deps.log.error({ error: String(error) }, 'a read mark over the socket failed');
    }
  };

  return { frame: readFrame, receive: (from, data) => void mark(from, data) };
}
