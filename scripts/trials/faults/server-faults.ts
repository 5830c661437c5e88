import { setTimeout as sleep } from 'node:timers/promises';
import { rollFleet } from '../rolling/roll-fleet.ts';
import type { Fault, FaultKind, FaultWorld } from './fault.ts';

/** Ms after which a supervisor starts Valkey again. */
const supervised = 500;
/** Ms after which a part that dies should be missed no more. */
const deathHealsWithin = 10_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Ms, at random, within the bound of the run. */
export const lasting = ({ random, longest }: FaultWorld, from: number, to: number): number => Math.min(longest, random.whole(from, to));

/** A fault that begins to heal at once. */
const atOnce = (what: string, act: () => unknown): Fault => ({
  what,
  async cause() {
    const at = performance.now();
    await act();
    return at;
  },
});

/** Freezes something for a time. */
export const during = ({ undoing }: FaultWorld, what: string, ms: number, begin: () => unknown, end: () => unknown): Fault => ({
  what: `${what} for ${seconds(ms)}`,
  async cause() {
    await undoing.around(end, async () => {
      await begin();
      await sleep(ms);
    });
    return performance.now();
  },
});

const anyProcess = ({ fleet, random }: FaultWorld) => {
  const n = random.whole(0, fleet.processes.length);
  const site = fleet.processes[n];
  if (site === undefined) throw new Error('the fleet has no process');
  return { name: `process ${n + 1}`, site };
};

/** Of processes, databases, Valkey, PgBouncer and the bucket. */
export const serverFaults: readonly FaultKind[] = [
  {
    name: 'process killed',
    weight: 10,
    healsWithin: deathHealsWithin,
    make(world) {
      const { name, site } = anyProcess(world);
      return atOnce(`kill -9 of ${name}`, () => site.signal('SIGKILL'));
    },
  },
  {
    name: 'process frozen',
    weight: 6,
    make(world) {
      const { name, site } = anyProcess(world);
      return during(
        world,
        `SIGSTOP of ${name}`,
        lasting(world, 1000, 6000),
        () => site.signal('SIGSTOP'),
        () => site.signal('SIGCONT'),
      );
    },
  },
  {
    name: 'process drained',
    weight: 4,
    make(world) {
      const one = anyProcess(world);
      return {
        what: `a restart with drain of ${one.name}`,
        async cause() {
          await one.site.replace(one.site.folder());
          return performance.now();
        },
      };
    },
  },
  {
    name: 'Valkey killed',
    weight: 6,
    make: ({ fleet: { redis } }) => ({
      ...atOnce('kill -9 of Valkey', async () => {
        await redis.kill();
        await sleep(supervised);
        await redis.start();
      }),
      losesCounts: true,
    }),
  },
  {
    name: 'Valkey frozen',
    weight: 5,
    make(world) {
      const { redis } = world.fleet;
      return during(
        world,
        'SIGSTOP of Valkey',
        lasting(world, 500, 6000),
        () => redis.signal('SIGSTOP'),
        () => redis.signal('SIGCONT'),
      );
    },
  },
  {
    name: 'Valkey emptied',
    weight: 5,
    make: ({ fleet: { redis } }) => ({ ...atOnce('FLUSHALL', () => redis.command('FLUSHALL')), losesCounts: true }),
  },
  {
    name: 'Valkey connections killed',
    weight: 3,
    make: ({ fleet: { redis }, random }) => {
      const type = random.pick(['pubsub', 'normal']);
      return atOnce(`CLIENT KILL TYPE ${type}`, () => redis.command('CLIENT', 'KILL', 'TYPE', type));
    },
  },
  {
    name: 'PgBouncer killed',
    weight: 6,
    make: ({ fleet: { bouncer } }) => atOnce('kill -9 of PgBouncer', () => bouncer.signal('SIGKILL')),
  },
  {
    name: 'PgBouncer frozen',
    weight: 4,
    make(world) {
      const { bouncer } = world.fleet;
      return during(
        world,
        'SIGSTOP of PgBouncer',
        lasting(world, 500, 5000),
        () => bouncer.signal('SIGSTOP'),
        () => bouncer.signal('SIGCONT'),
      );
    },
  },
  {
    name: 'primary killed',
    weight: 4,
    healsWithin: deathHealsWithin,
    make: ({ fleet: { database } }) => atOnce('kill -9 of the primary', () => database.primary().signal('SIGKILL')),
  },
  {
    name: 'primary frozen',
    weight: 3,
    // The standby takes over, and whoever keeps them ends what is frozen.
    make: ({ fleet: { database } }) => atOnce('SIGSTOP of the primary', () => database.primary().signal('SIGSTOP')),
  },
  {
    name: 'standby promoted',
    weight: 3,
    healsWithin: deathHealsWithin,
    make: ({ fleet: { database } }) => atOnce('promotion of the standby', () => database.switchOver()),
  },
  {
    name: 'standby killed',
    weight: 4,
    healsWithin: deathHealsWithin,
    make: ({ fleet: { database } }) => atOnce('kill -9 of the standby', () => database.standby()?.signal('SIGKILL')),
  },
  {
    name: 'standby frozen',
    weight: 3,
    make(world) {
      const standby = world.fleet.database.standby();
      const signal = async (name: 'SIGSTOP' | 'SIGCONT') => standby?.signal(name).catch(() => {});
      return during(
        world,
        'SIGSTOP of the standby',
        lasting(world, 1000, 8000),
        () => signal('SIGSTOP'),
        () => signal('SIGCONT'),
      );
    },
  },
  {
    name: 'bucket away',
    ofFiles: true,
    weight: 5,
    make(world) {
      const { bucket } = world.fleet;
      const how = world.random.pick(['away', 'silent', 'failing'] as const);
      return during(
        world,
        `bucket ${how}`,
        lasting(world, 1000, 8000),
        () => (bucket.fault = how),
        () => (bucket.fault = null),
      );
    },
  },
  {
    name: 'bucket away for long',
    ofFiles: true,
    weight: 1,
    certainFrom: 10,
    make(world) {
      const { bucket } = world.fleet;
      return during(
        world,
        'bucket away',
        Math.min(world.longest, 60_000),
        () => (bucket.fault = 'away'),
        () => (bucket.fault = null),
      );
    },
  },
  {
    name: 'rolling update',
    weight: 1,
    certainFrom: 10,
    make({ fleet, releases, log }) {
      const [present, next] = releases;
      const to = fleet.processes[0]?.folder() === present.folder ? next : present;
      return {
        what: `a rolling update to release ${to.version}`,
        async cause() {
          await rollFleet({ fleet, to, say: () => {}, log });
          return performance.now();
        },
      };
    },
  },
];
