import fs from 'node:fs';
import { findCycle, layersOf, readFeatureGraph } from './feature-graph.ts';

// A cycle of features, such as one through their contracts, need not be a cycle of files, so dependency-cruiser does not see it.
const graph = readFeatureGraph();
const cycle = findCycle(graph);
if (cycle !== null) {
  console.error(`Features depend on each other in a cycle: ${cycle.join(' → ')}.`);
  process.exit(1);
}
const layers = layersOf(graph).map((names, at) => `${at + 1}. ${names.join(', ')}`);
if (!fs.readFileSync('ARCHITECTURE.md', 'utf8').includes(layers.join('\n'))) {
  console.error(`ARCHITECTURE.md shows other layers of features than the code has:\n${layers.join('\n')}`);
  process.exit(1);
}
console.log(layers.join('\n'));
