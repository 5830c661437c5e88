import fs from 'node:fs';

interface Chunk {
  readonly name: string;
  readonly file: string;
}

/** The file of a module that is loaded when it is needed, below the address of the site. */
export function fileOfChunk(name: string): string {
  const chunks = Object.values(JSON.parse(fs.readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>);
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (chunk === undefined) throw new Error(`no chunk ${name}`);
  return chunk.file;
}
