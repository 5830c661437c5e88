import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Writes the bill of materials of what runs in production as CycloneDX, to the file that is named or to the terminal, from
 * package-lock.json alone. Addresses of a registry are left out: everybody may have another one, and the checksums say which
 * files are meant.
 */
const [file] = process.argv.slice(2);
const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev', '--loglevel=silent'];
const { status, stdout } = spawnSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (status !== 0) {
  console.error('npm could not write a bill of materials: it needs npm 10 or newer, and installed packages as in package-lock.json.');
  process.exit(1);
}
const bill: unknown = JSON.parse(stdout, (key, value: unknown) =>
  key === 'externalReferences' && Array.isArray(value) ? value.filter((one) => !isDistribution(one)) : value,
);
const text = `${JSON.stringify(bill, null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else fs.writeFileSync(file, text);

function isDistribution(reference: unknown): boolean {
  return typeof reference === 'object' && reference !== null && 'type' in reference && reference.type === 'distribution';
}
