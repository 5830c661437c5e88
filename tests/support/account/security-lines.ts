import type { SecurityRow } from '#platform/server/security-log-repo.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { TestApp } from '../test-app.ts';

/** All that a security log holds, or what it has of the asked, oldest first. */
export async function rowsOf(log: SecurityLog, asked?: Parameters<SecurityLog['read']>[0]): Promise<SecurityRow[]> {
  await log.flush();
  const rows: SecurityRow[] = [];
  for await (const row of log.read(asked)) rows.push(row);
  return rows;
}

export const securityLinesOf = ({ platform }: TestApp): Promise<SecurityRow[]> => rowsOf(platform.security);

/** The same as text. */
export const securityTextOf = async (app: TestApp): Promise<string> => JSON.stringify(await securityLinesOf(app));
