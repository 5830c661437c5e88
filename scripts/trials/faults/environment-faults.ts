import type { FaultKind, FaultWorld } from './fault.ts';
import { during, lasting } from './server-faults.ts';

/** A link over the network, which has a port; those to the primary are sockets of this machine. */
const anyPort = ({ fleet, random }: FaultWorld) => random.pick(fleet.links.filter(({ port }) => port !== 0));

/** Kilobits a second: a message takes a moment, a photo seconds. */
const narrow = 2000;

/** Of the network, a disk and clocks. */
export const environmentFaults: readonly FaultKind[] = [
  {
    name: 'connections cut',
    weight: 8,
    make(world) {
      const link = world.random.pick(world.fleet.links);
      const cut = during(
        world,
        `connections cut between ${link.name}`,
        lasting(world, 300, 5000),
        () => link.cut(),
        () => link.heal(),
      );
      // Each process then allows its share of a limit.
      return { ...cut, losesCounts: link.name.endsWith('Valkey') };
    },
  },
  {
    name: 'packets dropped',
    weight: 6,
    make(world) {
      const link = anyPort(world);
      return during(
        world,
        `packets dropped between ${link.name}`,
        lasting(world, 1000, 8000),
        () => world.network.drop(link.port),
        () => world.network.undo(),
      );
    },
  },
  {
    name: 'connections slowed',
    weight: 5,
    make(world) {
      const link = world.random.pick(world.fleet.links);
      const delay = world.random.whole(20, 400);
      return during(
        world,
        `${delay} ms more between ${link.name}`,
        lasting(world, 2000, 6000),
        () => link.slow(delay),
        () => link.heal(),
      );
    },
  },
  {
    name: 'connections narrowed',
    weight: 3,
    make(world) {
      const link = anyPort(world);
      return during(
        world,
        `${narrow} kbit/s between ${link.name}`,
        lasting(world, 2000, 6000),
        () => world.network.narrow(link.port, narrow),
        () => world.network.undo(),
      );
    },
  },
  {
    name: 'disk full',
    ofFiles: true,
    weight: 4,
    make(world) {
      const { disk } = world;
      return during(
        world,
        `full disk of process ${world.fleet.processes.length}`,
        lasting(world, 1000, 6000),
        () => disk.fill(),
        () => disk.empty(),
      );
    },
  },
  {
    name: 'clock jumped',
    weight: 6,
    make(world) {
      const n = world.random.whole(0, world.fleet.processes.length);
      const jump = world.random.pick([-3600, -90, 90, 3600]);
      return during(
        world,
        `clock of process ${n + 1} ${jump > 0 ? 'ahead' : 'behind'} by ${Math.abs(jump)} s`,
        lasting(world, 2500, 6000),
        () => world.clocks.move(n, jump),
        () => world.clocks.move(n, 0),
      );
    },
  },
];
