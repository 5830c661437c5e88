import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-report.ts';
import { readLock } from './lock-file.ts';

const { packages } = readLock('package-lock.json');
const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
console.log('Packages with an install script, none of which runs:');
for (const [folder, { version }] of withScript) console.log(`  ${folder.replace('node_modules/', '')} ${version}`);

const kept = spawnSync(process.execPath, ['scripts/check-packages.ts'], { stdio: 'inherit' }).status === 0;

const { stdout } = spawnSync('npm', ['audit', '--json', '--loglevel=silent'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const known = readAudit(stdout);
if (known === null)
  console.log('This registry does not support audits, so vulnerabilities are NOT known. Run this again with another registry.');
else
  console.log(
    known.length === 0 ? 'No package has a known vulnerability.' : `Known vulnerabilities:\n${known.map((hole) => `  ${hole}`).join('\n')}`,
  );
if (!kept || (known?.length ?? 0) > 0) process.exit(1);
