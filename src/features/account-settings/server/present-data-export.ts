import type { DataExport } from '../contract/endpoints.ts';
import { exportExpiry } from './data-export-files.ts';
import { type ExportLinks, exportPath } from './data-export-links.ts';
import type { ExportRow } from './data-export-repo.ts';

/** The newest export while it is pending or can be downloaded; null otherwise. */
export function presentDataExport(links: ExportLinks, newest: ExportRow | undefined, now: Date): DataExport | null {
  if (newest === undefined) return null;
  const { id, requestedAt, readyAt } = newest;
  if (readyAt === null) return { state: 'pending', requested_at: requestedAt.toISOString(), url: null, expires_at: null };
  const expiresAt = exportExpiry(readyAt);
  if (expiresAt <= now) return null;
  return {
    state: 'ready',
    requested_at: requestedAt.toISOString(),
    url: exportPath(links.token(id, expiresAt)),
    expires_at: expiresAt.toISOString(),
  };
}
