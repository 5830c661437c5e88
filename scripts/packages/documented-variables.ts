import fs from 'node:fs';

/** The names in the first column of the README's tables of variables. */
export function documentedVariables(): string[] {
  const readme = fs.readFileSync('README.md', 'utf8');
  const section = readme.slice(readme.indexOf('## Environment'), readme.indexOf('\nDevelopment addresses'));
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
}
