import path from 'node:path';
import type pg from 'pg';
import { createHttpCdn, noCdn } from '#platform/server/cdn/cdn.ts';
import { createClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import { noGeoIp, openGeoIp } from '#platform/server/geoip/geoip.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createProcessLimits } from '#platform/server/limits/limits.ts';
import { createProcessOpenCounts } from '#platform/server/limits/open-counts.ts';
import { createSharedLimits } from '#platform/server/limits/shared-limits.ts';
import { createSharedOpenCounts } from '#platform/server/limits/shared-open-counts.ts';
import { createFleet } from '#platform/server/redis/fleet.ts';
import { createBus } from './create-bus.ts';
import { createLive } from '#platform/server/live/live-server.ts';
import type { Logger } from 'pino';
import { createCapturingMailer, createSmtpMailer } from '#platform/server/mail/mailer.ts';
import { noMetrics } from '#platform/server/metrics/metrics.ts';
import { createOutbox } from '#platform/server/outbox.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createPushSender } from '#platform/server/push/push-sender.ts';
import { deriveVapidKeys } from '#platform/server/push/vapid-keys.ts';
import { loadSecret } from '#platform/server/secrets.ts';
import { createSecurityLog } from '#platform/server/security-log.ts';
import { createCapturingSmsSender, createGatewaySmsSender } from '#platform/server/sms/sms-sender.ts';
import { openStorages } from '#platform/server/storage/open-storage.ts';
import { noTraces } from '#platform/server/traces/traces.ts';

/** Chooses each port's implementation by the environment. */
export async function createPlatform(env: Env, connection: pg.PoolConfig, log: Logger): Promise<Platform> {
  const geoip = env.geoipFile === null ? noGeoIp : await openGeoIp(env.geoipFile);
  const clock = createClock();
  const traces = env.traces === null ? noTraces : (await import('#platform/server/traces/open-traces.ts')).openTraces(env.traces);
  const direct = env.databaseDirectUrl === null ? null : { connectionString: env.databaseDirectUrl };
  const replica = env.databaseReplicaUrl === null ? null : { connectionString: env.databaseReplicaUrl };
  const ended = traces.isOn ? traces.statement : undefined;
  const database = openDatabase({ connection, direct, replica, size: env.databasePool, log, ended });
  // Imported only where it is configured.
  const redis = env.redis === null ? null : await (await import('#platform/server/redis/redis.ts')).openRedis(env.redis, log);
  const fleet = redis === null ? null : createFleet(redis, log);
  const bus = await createBus(env, { redis, pool: database.sessions, log });
  const outbox = createOutbox(env.dataDir);
  const secret = await loadSecret(env.secret, env.dataDir);
  return {
    env,
    log,
    // The library takes a sixth of a second to load.
    metrics: env.metrics === null ? noMetrics : (await import('#platform/server/metrics/open-metrics.ts')).openMetrics(env.metrics),
    traces,
    security: createSecurityLog({ db: database.db, clock, log, secret, folder: path.join(env.dataDir, 'security-log') }),
    clock,
    database,
    redis,
    fleet,
    bus,
    live: createLive(bus),
    limits: redis === null || fleet === null ? createProcessLimits(clock) : createSharedLimits({ redis, fleet, clock }),
    sockets: redis === null || fleet === null ? createProcessOpenCounts() : createSharedOpenCounts({ redis, fleet, log }),
    jobs: createJobs({ database, clock, log, traces, works: env.roles.includes('jobs'), migrates: env.appEnv !== 'production' }),
    mailer: env.smtpUrl === null ? createCapturingMailer(outbox, env.mailFrom, clock) : createSmtpMailer(env.smtpUrl, env.mailFrom),
    sms: env.smsGatewayUrl === null ? createCapturingSmsSender(outbox, clock) : createGatewaySmsSender(env.smsGatewayUrl),
    push: createPushSender({
      keys: env.vapidKeys ?? deriveVapidKeys(secret),
      subject: env.vapidSubject,
      allowLoopback: env.appEnv !== 'production',
    }),
    outbox,
    ...(await openStorages(env)),
    cdn: env.cdnPurge === null ? noCdn : createHttpCdn(env.cdnPurge, env.cdnPurgeToken),
    geoip,
    secret,
  };
}
