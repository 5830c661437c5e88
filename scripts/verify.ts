import { buildOnce } from './build/build.ts';
import { runSteps } from './run-steps.ts';

await buildOnce((text) => console.log(text));
const node = process.execPath;
const passed = await runSteps([
  { name: 'types', command: node, args: ['node_modules/@typescript/native/bin/tsc', '-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings=0', 'src', 'db', 'demo', 'tests', 'scripts', 'bench'] },
  { name: 'format', command: 'oxfmt', args: ['--check', 'src', 'db', 'demo', 'tests', 'scripts', 'bench'] },
  { name: 'walls', command: node, args: ['scripts/checks/check-walls.ts'] },
  { name: 'words in code', command: node, args: ['scripts/checks/check-code-words.ts'] },
  { name: 'features and folders by layer', command: node, args: ['scripts/checks/check-features.ts'], showOutput: true },
  { name: 'delivered code', command: node, args: ['scripts/checks/check-delivered.ts'] },
  { name: 'wire', command: node, args: ['scripts/checks/check-wire.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'languages', command: node, args: ['scripts/checks/check-languages.ts'] },
  { name: 'translations', command: node, args: ['scripts/checks/check-translations.ts'] },
  { name: 'packages and their known holes', command: node, args: ['scripts/packages/audit.ts', '--warn'] },
  { name: 'sizes', command: node, args: ['scripts/checks/check-sizes.ts'] },
  { name: 'migrations', command: node, args: ['scripts/checks/check-migrations.ts'] },
  { name: 'alerts and dashboards', command: node, args: ['scripts/checks/check-alerts.ts'] },
  { name: 'schema', command: node, args: ['scripts/checks/check-schema.ts'] },
  { name: 'owners of tables', command: node, args: ['scripts/checks/check-owners.ts'] },
  { name: 'rows', command: node, args: ['scripts/checks/check-sql-rows.ts'] },
]);
process.exit(passed ? 0 : 1);
