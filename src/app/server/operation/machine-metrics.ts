import { statfs } from 'node:fs/promises';
import tls from 'node:tls';
import type { Platform } from '#platform/server/platform.ts';

/** The newest backup. */
export interface BackupState {
  readonly age_s: number;
  readonly bytes: number;
}

/** In ms. */
const certificateEvery = 3_600_000;
const certificateTimeout = 5000;

interface Backup {
  /** Null: there is none. */
  readonly read: () => Promise<BackupState | null>;
  /** Whether there is none that reaches until now; null: none is configured. */
  readonly isMissing: () => Promise<boolean | null>;
  /** Bytes of WAL that wait for a backup. */
  readonly waiting: () => Promise<number>;
}

/** Disk, certificate and backup. */
export function measureMachine(
  { metrics, env }: Pick<Platform, 'metrics' | 'env'>,
  { read: readBackup, isMissing, waiting }: Backup,
): void {
  if (!metrics.isOn) return;
  metrics.gauge('emberleaf_disk_free_bytes', 'Free space where DATA_DIR is', async () => {
    const { bavail, bsize } = await statfs(env.dataDir);
    return bavail * bsize;
  });
  metrics.gauge('emberleaf_disk_bytes', 'Size of the disk where DATA_DIR is', async () => {
    const { blocks, bsize } = await statfs(env.dataDir);
    return blocks * bsize;
  });
  metrics.gauge('emberleaf_backup_age_seconds', 'Age of the newest backup', async () => (await readBackup())?.age_s ?? null);
  metrics.gauge('emberleaf_backup_bytes', 'Size of the newest backup', async () => (await readBackup())?.bytes ?? null);
  metrics.gauge('emberleaf_backup_missing', 'Whether BACKUP_URL has no backup from which a restore reaches until now', async () => {
    const missing = await isMissing();
    return missing === null ? null : Number(missing);
  });
  metrics.gauge('emberleaf_backup_waiting_bytes', 'WAL on the disk of DATA_DIR that waits for a backup', waiting);
  const { publicUrl } = env;
  if (publicUrl?.startsWith('https:') !== true) return;
  let ends: Promise<number | null> | null = null;
  let until = 0;
  metrics.gauge('emberleaf_certificate_ends_seconds', 'Time until the certificate at PUBLIC_URL ends', async () => {
    if (ends === null || performance.now() >= until) {
      until = performance.now() + certificateEvery;
      ends = certificateEnd(new URL(publicUrl));
    }
    const end = await ends;
    // Asked again at once, because the proxy may just be starting.
    if (end === null) ends = null;
    return end === null ? null : (end - Date.now()) / 1000;
  });
}

/** Ms since 1970; null: nobody answers there. */
export function certificateEnd({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<number | null> {
  return new Promise((resolve) => {
    // Also one that is over or not trusted is to be measured; nothing is sent.
    const socket = tls.connect({ host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false });
    const end = (found: number | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(certificateTimeout, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to) || null));
  });
}
