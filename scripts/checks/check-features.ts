import fs from 'node:fs';
import { providerModules } from '#features/payment-providers/server/configure-providers.ts';
import { findCycle, layerList, readFeatureGraph } from './feature-graph.ts';
import { architecture, withFeatureLists, withProviderVariables } from './feature-lists.ts';
import { folderCycles, partsWithLayers } from './folder-graph.ts';
import { crowdedFolders, maxFiles } from './folder-sizes.ts';

// dependency-cruiser does not see a cycle of features, such as one through their contracts, because it need not be a cycle of
// files.
const graph = readFeatureGraph();
const cycle = findCycle(graph);
if (cycle !== null) {
  console.error(`Features depend on each other in a cycle: ${cycle.join(' → ')}.`);
  process.exit(1);
}
const variables = Object.values(providerModules).flatMap((module) => module.variables);
const written: readonly [file: string, write: (page: string) => string][] = [
  [architecture, (page) => withFeatureLists(page, graph)],
  ['README.md', (page) => withProviderVariables(page, variables)],
];
for (const [file, write] of written) {
  const page = fs.readFileSync(file, 'utf8');
  const current = write(page);
  if (process.argv.includes('--write')) fs.writeFileSync(file, current);
  else if (page !== current) {
    console.error(
      `${file} lists other features, layers or variables than the code has. Run: node scripts/checks/check-features.ts --write`,
    );
    process.exit(1);
  }
}
console.log(layerList(graph));

const cycles = partsWithLayers().flatMap((part) => [...folderCycles(part)].map(([folder, folderCycle]) => `${folder}: ${folderCycle}`));
if (cycles.length > 0) {
  console.error(`Folders inside a part form layers; these import each other in a cycle:\n${cycles.join('\n')}`);
  process.exit(1);
}

const crowded = crowdedFolders(['src', 'db', 'demo', 'bench', 'tests', 'scripts']);
if (crowded.length > 0) {
  console.error(`A folder with more than ${maxFiles} files is divided into folders by meaning:\n${crowded.join('\n')}`);
  process.exit(1);
}
