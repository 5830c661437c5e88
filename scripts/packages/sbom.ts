import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import * as Type from 'typebox';
import { Value } from 'typebox/value';

/**
 * Writes the bill of materials of the packages that build and run the site in production as CycloneDX, to the given file or to the
 * terminal, from package-lock.json alone. It omits addresses of a registry: registries differ, and the checksums identify the
 * files.
 */
const [file] = process.argv.slice(2);
const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--loglevel=silent'];
const { status, stdout } = spawnSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (status !== 0) {
  console.error('npm could not write a bill of materials: it needs npm 10 or newer, and installed packages as in package-lock.json.');
  process.exit(1);
}

const Bill = Type.Object({
  components: Type.Array(
    Type.Object({
      'bom-ref': Type.String(),
      properties: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
    }),
  ),
  dependencies: Type.Array(Type.Object({ ref: Type.String(), dependsOn: Type.Optional(Type.Array(Type.String())) })),
});
const bill = Value.Parse(
  Bill,
  JSON.parse(stdout, (key, value: unknown) =>
    key === 'externalReferences' && Array.isArray(value) ? value.filter((one) => !isDistribution(one)) : value,
  ),
);
// Not with `--omit=dev`: npm then also omits packages that we need ourselves if a tool needs them as well, such as pg.
const unwanted = new Set(bill.components.filter((component) => isForDevelopment(component)).map((component) => component['bom-ref']));
const text = `${JSON.stringify(
  {
    ...bill,
    components: bill.components.filter((component) => !unwanted.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !unwanted.has(ref))
      .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn?.filter((ref) => !unwanted.has(ref)) })),
  },
  null,
  2,
)}\n`;
if (file === undefined) process.stdout.write(text);
else fs.writeFileSync(file, text);

function isForDevelopment({ properties = [] }: (typeof bill)['components'][number]): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}

function isDistribution(reference: unknown): boolean {
  return typeof reference === 'object' && reference !== null && 'type' in reference && reference.type === 'distribution';
}
