import { buildOnce } from './build.ts';
import { runSteps } from './run-steps.ts';

await buildOnce((text) => console.log(text));
const node = process.execPath;
const passed = await runSteps([
  { name: 'types', command: node, args: ['node_modules/@typescript/native/bin/tsc', '-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings=0', 'src', 'db', 'tests', 'scripts', 'bench'] },
  { name: 'format', command: 'oxfmt', args: ['--check', 'src', 'db', 'tests', 'scripts', 'bench'] },
  { name: 'walls', command: node, args: ['scripts/check-walls.ts'] },
  { name: 'features and folders by layer', command: node, args: ['scripts/check-features.ts'], showOutput: true },
  { name: 'contracts', command: node, args: ['scripts/check-contracts.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'languages', command: node, args: ['scripts/check-languages.ts'] },
  { name: 'packages and their known holes', command: node, args: ['scripts/audit.ts', '--warn'] },
  { name: 'sizes', command: node, args: ['scripts/check-sizes.ts'] },
  { name: 'schema', command: node, args: ['scripts/check-schema.ts'] },
  { name: 'rows', command: node, args: ['scripts/check-sql-rows.ts'] },
]);
process.exit(passed ? 0 : 1);
