import { changedTermsErrors, commonErrors } from '#platform/contract/errors.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { type ErrorParams, fail, type Failure } from '#platform/contract/result.ts';
import { callMeter, type Metrics } from '#platform/server/metrics/metrics.ts';
import type { Traces } from '#platform/server/traces/traces.ts';
import type { Log } from '#platform/server/log.ts';
import { isDatabaseAway } from '#platform/server/db/open-database.ts';
import { createFrameReader, type FrameHandler } from '#platform/server/live/frames.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import type { Limits } from '#platform/server/limits/limits.ts';
import { createMinuteLimit } from '#platform/server/limits/minute-limit.ts';
import { sendMessage as endpoint } from '../../contract/endpoints.ts';
import { sendFrame } from '../../contract/frames.ts';
import { messageRefused, messageSent } from '../../contract/events.ts';
import { sendMessage, type SendDeps } from './send-message.ts';

export interface SendFrameDeps extends SendDeps {
  readonly log: Log;
  /** The refusal while newer terms are not agreed to; null: the member may write. */
  readonly refusedForTerms: (site: SiteId, user: UserId) => Promise<Failure<'terms_changed'> | null>;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly limits: Limits;
  /** False: without a rate limit. */
  readonly limited: boolean;
}

const operation = `SOCKET ${sendFrame.type}`;

const statuses: Readonly<Record<string, number>> = { ...commonErrors, ...changedTermsErrors, ...endpoint.errors };

/**
 * Handles the frame `send`: the body of chat.php over the socket, under the same rules. The reply on the same socket is
 * `sent` or `refused`. A frame without a client_id cannot be replied to and is ignored.
 */
export function createSendFrame(deps: SendFrameDeps): FrameHandler {
  const read = createFrameReader(endpoint.body);
  const limit = deps.limited ? createMinuteLimit(deps.limits, operation, endpoint.limit) : null;

  const answered = callMeter(deps.metrics);

  const reply = async (from: LiveSender, data: unknown, clientId: string) => {
    const begun = performance.now();
    const span = deps.traces.begin(operation, {});
    const measure = (status: number) => {
      answered(operation, status, (performance.now() - begun) / 1000);
      span?.end(status);
    };
    const refuse = (code: string, params: ErrorParams, retryAfter?: number) => {
      const status = statuses[code] ?? 500;
      measure(status);
      from.reply(messageRefused, {
        client_id: clientId,
        status,
        ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
        error: { code, params: { ...params } },
      });
    };
    const handle = async () => {
      const wait = (await limit?.({ member: from.userId, network: from.network })) ?? 0;
      if (wait > 0) return refuse('rate_limited', { seconds: wait }, wait);
      const body = read(data);
      const changed = body.ok ? await deps.refusedForTerms(from.site, from.userId) : null;
      // A repeated frame gets its first result.
      if (changed !== null && !(await deps.wasSent(from.userId, clientId))) return refuse(changed.code, changed.params);
      const result = body.ok
        ? await sendMessage(deps, { userId: from.userId, site: from.site, socket: from }, body.value)
        : fail('invalid_request', body.params);
      if (result.ok) {
        measure(200);
        from.reply(messageSent, { client_id: clientId, ...result.value });
      } else refuse(result.code, result.params);
    };
    try {
      await (span === null ? handle() : span.within(handle));
    } catch (error) {
      const away = isDatabaseAway(error);
      if (!away) deps.log.error({ error: String(error) }, 'a message over the socket failed');
      refuse(away ? 'unavailable' : 'internal', {});
    }
  };

  return {
    frame: sendFrame,
    receive(from, data) {
      const clientId = clientIdOf(data);
      if (clientId !== null) void reply(from, data, clientId);
    },
  };
}

function clientIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('client_id' in data)) return null;
  return typeof data.client_id === 'string' && data.client_id.length === 36 ? data.client_id : null;
}
