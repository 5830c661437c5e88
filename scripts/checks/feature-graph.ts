import fs from 'node:fs';
import path from 'node:path';

/** The features that each feature imports anything from, types included, in its server, web, contract or messages. */
export type FeatureGraph = ReadonlyMap<string, ReadonlySet<string>>;

const features = 'src/features';

/** A test, or in a folder `testing`, which has what tests import: no part of the product. */
export const isForTests = (file: string): boolean => /\.test\.tsx?$|(?:^|[/\\])testing[/\\]/.test(file);

export function readFeatureGraph(): FeatureGraph {
  const names = fs.readdirSync(features).toSorted();
  return new Map(names.map((name) => [name, neededBy(name)]));
}

function neededBy(feature: string): Set<string> {
  const files = fs.readdirSync(path.join(features, feature), { recursive: true, encoding: 'utf8' });
  const product = files.filter((file) => /\.tsx?$/.test(file) && !isForTests(file));
  const sources = product.map((file) => fs.readFileSync(path.join(features, feature, file), 'utf8'));
  const named = sources.flatMap((source) => [...source.matchAll(/'#features\/([a-z-]+)\//g)].map(([, name = '']) => name));
  return new Set(named.filter((name) => name !== feature).toSorted());
}

/** The features of a cycle in order, with the first one repeated at the end; null when there is no cycle. */
export function findCycle(graph: FeatureGraph): readonly string[] | null {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (done.has(name)) return null;
    for (const needed of graph.get(name) ?? []) {
      const cycle = walk(needed, [...path, name]);
      if (cycle !== null) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = walk(name, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** The layers as ARCHITECTURE.md lists them. */
export const layerList = (graph: FeatureGraph): string =>
  layersOf(graph)
    .map((names, at) => `${at + 1}. ${names.join(', ')}`)
    .join('\n');

/** Features by layer: each needs only features of the layers before its own. The graph must have no cycle. */
export function layersOf(graph: FeatureGraph): string[][] {
  const layers: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < graph.size) {
    const layer = [...graph].filter(([name, needed]) => !placed.has(name) && [...needed].every((one) => placed.has(one)));
    if (layer.length === 0) throw new Error('the features depend on each other in a cycle');
    layers.push(layer.map(([name]) => name));
    for (const [name] of layer) placed.add(name);
  }
  return layers;
}
