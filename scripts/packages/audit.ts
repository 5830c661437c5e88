import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readAudit } from './audit-report.ts';
import { readLock } from './lock-file.ts';

/** `--warn`: reports known vulnerabilities without failing; only a package that breaks our own rules fails. */
const { values } = parseArgs({ options: { warn: { type: 'boolean', default: false } } });
const { packages } = readLock('package-lock.json');
const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
console.log('Packages with an install script, none of which runs:');
for (const [folder, { version }] of withScript) console.log(`  ${folder.replace('node_modules/', '')} ${version}`);

const kept = spawnSync(process.execPath, ['scripts/packages/check-packages.ts'], { stdio: 'inherit' }).status === 0;

/** Ms. People would turn off a check that waits long for an unreachable registry. */
const patience = 30_000;
const { stdout } = spawnSync('npm', ['audit', '--json', '--loglevel=silent', '--fetch-retries=0'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: patience,
});
const known = readAudit(stdout);
if (known === null)
  console.log('This registry does not support audits, so vulnerabilities are NOT known. Run this again with another registry.');
else
  console.log(
    known.length === 0 ? 'No package has a known vulnerability.' : `Known vulnerabilities:\n${known.map((hole) => `  ${hole}`).join('\n')}`,
  );
if (!kept || (!values.warn && (known?.length ?? 0) > 0)) process.exit(1);
