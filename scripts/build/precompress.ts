import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const compressible = /\.(?:js|css|svg|json|txt)$/;

/** The highest levels: they take seconds once per build and save bytes for every visitor. */
const codings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes `file.br` and `file.gz` next to each file of a folder that becomes smaller; @fastify/static sends them (`preCompressed`).
 */
export async function precompress(folder: string): Promise<void> {
  const files = (await fs.readdir(folder)).filter((name) => compressible.test(name)).map((name) => path.join(folder, name));
  // Some systems let a process have 1024 open files.
  await pLimit(64).map(files, precompressFile);
}

async function precompressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  await Promise.all(
    Object.entries(codings).map(async ([ending, compress]) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) await fs.writeFile(`${file}.${ending}`, compressed);
    }),
  );
}
