import type { GifFiles } from './gif-provider.ts';

/** Bytes that are remembered of GIFs that nobody has sent. */
const room = 48_000_000;

/** Asks once for what many look at, and forgets what was looked at longest ago; what failed is asked for again. */
export function createGifMemory(): (key: string, ask: () => Promise<GifFiles | null>) => Promise<GifFiles | null> {
  const kept = new Map<string, { readonly files: Promise<GifFiles | null>; size: number }>();
  let used = 0;
  const forget = (key: string) => {
    used -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return (key, ask) => {
    const there = kept.get(key);
    if (there !== undefined) {
      kept.delete(key);
      kept.set(key, there);
      return there.files;
    }
    const files = ask();
    const entry = { files, size: 0 };
    kept.set(key, entry);
    files.then(
      (found) => {
        if (kept.get(key) !== entry) return;
        if (found === null) return forget(key);
        entry.size = found.moving.length + found.still.length;
        used += entry.size;
        for (const oldest of kept.keys()) {
          if (used <= room) break;
          forget(oldest);
        }
      },
      () => forget(key),
    );
    return files;
  };
}
