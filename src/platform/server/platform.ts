import type { Logger } from 'pino';
import type { Cdn } from './cdn/cdn.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/open-database.ts';
import type { Env } from './env.ts';
import type { GeoIp } from './geoip/geoip.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Bus } from './live/bus.ts';
import type { Limits } from './limits/limits.ts';
import type { OpenCounts } from './limits/open-counts.ts';
import type { Live } from './live/live-server.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Outbox } from './outbox.ts';
import type { Fleet } from './redis/fleet.ts';
import type { Redis } from './redis/redis.ts';
import type { PushSender } from './push/push-sender.ts';
import type { SecurityLog } from './security-log.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Storages } from './storage/open-storage.ts';
import type { Traces } from './traces/traces.ts';

/** The ports that every feature gets; `app/server/create-platform.ts` chooses their implementations. */
export interface Platform extends Storages {
  readonly env: Env;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly security: SecurityLog;
  readonly clock: Clock;
  readonly database: Database;
  /** Null without REDIS_URL. */
  readonly redis: Redis | null;
  /** The processes that share `redis`; null without one. */
  readonly fleet: Fleet | null;
  readonly bus: Bus;
  readonly live: Live;
  readonly limits: Limits;
  /** The open sockets of members and networks. */
  readonly sockets: OpenCounts;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly outbox: Outbox;
  readonly cdn: Cdn;
  readonly geoip: GeoIp;
  readonly secret: string;
}
