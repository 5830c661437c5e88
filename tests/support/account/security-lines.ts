import fs from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from '../test-app.ts';

/** All that the security log of an app holds, oldest first. */
export async function securityTextOf({ platform }: TestApp): Promise<string> {
  await platform.security.flush();
  const folder = path.join(platform.env.dataDir, 'security-log');
  const files = (await fs.readdir(folder)).toSorted();
  return (await Promise.all(files.map((file) => fs.readFile(path.join(folder, file), 'utf8')))).join('');
}

/** The same, line by line. */
export const securityLinesOf = async (app: TestApp): Promise<Record<string, unknown>[]> =>
  (await securityTextOf(app))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
