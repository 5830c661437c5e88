import { buildOnce } from './build.ts';
import { runSteps } from './run-steps.ts';

await buildOnce((text) => console.log(text));
const node = process.execPath;
const passed = runSteps([
  { name: 'types', command: node, args: ['node_modules/@typescript/native/bin/tsc', '-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings=0', 'src', 'db', 'tests', 'scripts', 'bench'] },
  { name: 'format', command: 'oxfmt', args: ['--check', 'src', 'db', 'tests', 'scripts', 'bench'] },
  { name: 'walls', command: node, args: ['scripts/check-walls.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'languages', command: node, args: ['scripts/check-languages.ts'] },
  { name: 'sizes', command: node, args: ['scripts/check-sizes.ts'] },
  { name: 'schema', command: node, args: ['scripts/check-schema.ts'] },
]);
process.exit(passed ? 0 : 1);
