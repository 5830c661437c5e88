import { spawnSync } from 'node:child_process';

const fewest = 100;

// Without a TypeScript that it understands the cruiser finds no modules and is content: that is a failure.
const { status, stdout, stderr } = spawnSync('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'db'], {
  encoding: 'utf8',
});
const cruised = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
console.log(`${stdout.trim()}${stderr}`);
if (status !== 0) process.exit(1);
if (cruised < fewest) {
  console.error(`Only ${cruised} modules were looked at; there are at least ${fewest}.`);
  process.exit(1);
}
