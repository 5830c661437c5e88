import { hasOtherPlace } from '#platform/server/file-place/file-place.ts';
import type { Platform } from '#platform/server/platform.ts';

/**
 * Whether the process reaches the servers that it shares with others. Without them it goes on and `/readyz` stays 200, so only an alert
 * tells the operator. Each server has a reading only where it is configured, the bucket also where it should be.
 */
export function measureEngines({ metrics, env, redis, bus, storage, database }: Platform): void {
  if (!metrics.isOn) return;
  const reading = (engine: string, isAway: boolean) => ({ value: Number(isAway), labels: { engine } });
  const bucket = async () => {
    // A database that is away has a metric of its own.
    if (await hasOtherPlace(database.db, env.s3).catch(() => false)) return [reading('bucket', true)];
    return env.s3 === null ? [] : [reading('bucket', (await storage.fault()) !== null)];
  };
  metrics.gauge('emberleaf_engine_away', 'Whether a server that processes share cannot be used, by server', async () => [
    redis === null ? reading('bus', bus.fault() !== null) : reading('valkey', (redis.fault() ?? bus.fault()) !== null),
    ...(await bucket()),
    ...(env.databaseReplicaUrl === null ? [] : [reading('replica', database.replicaFault() !== null)]),
  ]);
}
