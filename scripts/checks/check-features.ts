import fs from 'node:fs';
import { findCycle, layerList, readFeatureGraph } from './feature-graph.ts';
import { architecture, withFeatureLists } from './feature-lists.ts';
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
const page = fs.readFileSync(architecture, 'utf8');
const current = withFeatureLists(page, graph);
if (process.argv.includes('--write')) fs.writeFileSync(architecture, current);
else if (page !== current) {
  console.error(`${architecture} lists other features or layers than the code has. Run: node scripts/checks/check-features.ts --write`);
  process.exit(1);
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
