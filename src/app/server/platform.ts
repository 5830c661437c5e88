import path from 'node:path';
import type pg from 'pg';
import { type Clock, createClock } from '#platform/server/clock.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import { type GeoIp, noGeoIp, openGeoIp } from '#platform/server/geoip/geoip.ts';
import { createJobs, type Jobs } from '#platform/server/jobs/jobs.ts';
import { type Bus, createPostgresBus, createProcessBus } from '#platform/server/live/bus.ts';
import { createLive, type Live } from '#platform/server/live/live-server.ts';
import type { Logger } from 'pino';
import { createCapturingMailer, createSmtpMailer, type Mailer } from '#platform/server/mail/mailer.ts';
import { createOutbox, type Outbox } from '#platform/server/outbox.ts';
import { createPushSender, type PushSender } from '#platform/server/push/push-sender.ts';
import { deriveVapidKeys } from '#platform/server/push/vapid-keys.ts';
import { loadSecret } from '#platform/server/secrets.ts';
import { createCapturingSmsSender, createGatewaySmsSender, type SmsSender } from '#platform/server/sms/sms-sender.ts';
import { createFolderStorage, type FileStorage } from '#platform/server/storage/file-storage.ts';

/** Everything that features get from outside themselves. */
export interface Platform {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly database: Database;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly outbox: Outbox;
  readonly storage: FileStorage;
  readonly geoip: GeoIp;
  readonly secret: string;
}

/** Chooses each port's implementation by the environment. */
export async function createPlatform(env: Env, connection: pg.PoolConfig, log: Logger): Promise<Platform> {
  const geoip = env.geoipFile === null ? noGeoIp : await openGeoIp(env.geoipFile);
  const clock = createClock();
  const database = openDatabase({ connection, size: env.databasePool, log });
  const bus = env.bus === 'postgres' ? await createPostgresBus(database.pool, log) : createProcessBus();
  const outbox = createOutbox(env.dataDir);
  const secret = loadSecret(env.secret, env.dataDir);
  return {
    env,
    log,
    clock,
    database,
    bus,
    live: createLive(bus),
    jobs: createJobs(database.pool, log),
    mailer: env.smtpUrl === null ? createCapturingMailer(outbox, env.mailFrom, clock) : createSmtpMailer(env.smtpUrl, env.mailFrom),
    sms: env.smsGatewayUrl === null ? createCapturingSmsSender(outbox, clock) : createGatewaySmsSender(env.smsGatewayUrl),
    push: createPushSender({
      keys: env.vapidKeys ?? deriveVapidKeys(secret),
      subject: env.vapidSubject,
      allowLoopback: env.appEnv !== 'production',
    }),
    outbox,
    storage: createFolderStorage(path.join(env.dataDir, 'files')),
    geoip,
    secret,
  };
}
