import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the kernel does to packets of loopback ports. Everything is of this machine, and nothing of it outlives `undo`. */
export interface Network {
  /** Drops what goes to and from the port, without a word to either side. */
  drop(port: number): Promise<void>;
  /** Lets no more than so many kilobits a second to and from the port. */
  narrow(port: number, kilobits: number): Promise<void>;
  undo(): Promise<void>;
}

const run = promisify(execFile);
const table = 'emberleaf_faults';

export async function openNetwork(): Promise<Network> {
  const { stdout } = await run('tc', ['qdisc', 'show', 'dev', 'lo']);
  if (!stdout.startsWith('qdisc noqueue')) throw new Error(`The loopback device is shaped already: ${stdout.trim()}`);
  let isNarrow = false;
  let drops = false;
  const tc = (...args: string[]) => run('tc', args);
  return {
    async drop(port) {
      const rules = ['dport', 'sport'].map((side) => `tcp ${side} ${port} drop`).join('\n');
      drops = true;
      await run('nft', [`table inet ${table} {\nchain out {\ntype filter hook output priority 0\n${rules}\n}\n}`]);
    },
    async narrow(port, kilobits) {
      // What no filter names passes unshaped.
      await tc('qdisc', 'add', 'dev', 'lo', 'root', 'handle', '7:', 'htb', 'default', '0');
      isNarrow = true;
      await tc('class', 'add', 'dev', 'lo', 'parent', '7:', 'classid', '7:4', 'htb', 'rate', '10gbit');
      const rate = ['rate', `${kilobits}kbit`, 'burst', '128kb', 'latency', '500ms'];
      await tc('qdisc', 'add', 'dev', 'lo', 'parent', '7:4', 'handle', '74:', 'tbf', ...rate);
      for (const side of ['dport', 'sport'])
        await tc(...`filter add dev lo parent 7: protocol ip u32 match ip ${side} ${port} 0xffff flowid 7:4`.split(' '));
    },
    async undo() {
      if (drops) await run('nft', ['delete', 'table', 'inet', table]);
      drops = false;
      if (isNarrow) await tc('qdisc', 'del', 'dev', 'lo', 'root');
      isNarrow = false;
    },
  };
}
