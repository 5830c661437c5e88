import type { VariableRow } from '#features/payment-providers/server/port/provider-module.ts';
import { type FeatureGraph, layerList } from './feature-graph.ts';

export const architecture = 'ARCHITECTURE.md';

/** ARCHITECTURE.md with its two lists of features as the code has them: by subject and by layer. */
export function withFeatureLists(page: string, graph: FeatureGraph): string {
  const layers = replaceBetween(page, 'layers', () => layerList(graph));
  return replaceBetween(layers, 'subjects', (list) => subjectList(list, [...graph.keys()]));
}

/** The README with a row for the variables that are explained together, as the folders of the payment providers declare them. */
export function withProviderVariables(page: string, rows: readonly VariableRow[]): string {
  const lines = rows.map(
    ({ names, default: value, about }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${value} | ${about} |`,
  );
  return replaceBetween(page, 'providers', () => ['| Variable | Default | What it sets |', '|---|---|---|', ...lines].join('\n'));
}

const unsorted = '- **Not sorted yet**: ';

/** The subjects are written by hand, so a new feature goes to a last line of its own, and one that is gone leaves its line. */
function subjectList(list: string, features: readonly string[]): string {
  const namesIn = (line: string) => line.replace(/^- \*\*.*\*\*: /, '').split(', ');
  const lines = list.split('\n').flatMap((line) => {
    const names = namesIn(line).filter((name) => features.includes(name));
    return names.length === 0 ? [] : [`${line.slice(0, line.indexOf(': ') + 2)}${names.join(', ')}`];
  });
  const sorted = new Set(lines.flatMap(namesIn));
  const missing = features.filter((name) => !sorted.has(name));
  if (missing.length === 0) return lines.join('\n');
  const last = lines.at(-1);
  return last?.startsWith(unsorted) === true
    ? [...lines.slice(0, -1), `${last}, ${missing.join(', ')}`].join('\n')
    : [...lines, `${unsorted}${missing.join(', ')}`].join('\n');
}

function replaceBetween(page: string, name: string, write: (current: string) => string): string {
  const [begin, end] = [`<!-- ${name}: written by scripts/checks/check-features.ts -->\n\n`, `\n\n<!-- end of ${name} -->`];
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf(end);
  if (from < begin.length || to < from) throw new Error(`The page has no list between the comments of ${name}.`);
  return page.slice(0, from) + write(page.slice(from, to)) + page.slice(to);
}
