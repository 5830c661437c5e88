import { strFromU8, unzipSync } from 'fflate';

/** The files of a zip by name: JSON files parsed, of all others their size in bytes. */
export const unzipped = (bytes: Uint8Array): Map<string, unknown> =>
  new Map(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [
      name,
      name.endsWith('.json') ? (JSON.parse(strFromU8(content)) as unknown) : content.length,
    ]),
  );
