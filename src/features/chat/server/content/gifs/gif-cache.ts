import type { GifFiles } from './gif-provider.ts';

/** In bytes. */
const capacity = 48_000_000;

/** An LRU cache for GIFs that nobody has sent yet. Concurrent calls share one fetch; failures are not cached. */
export function createGifCache(): (key: string, load: () => Promise<GifFiles | null>) => Promise<GifFiles | null> {
  const entries = new Map<string, { readonly files: Promise<GifFiles | null>; size: number }>();
  let used = 0;
  const evict = (key: string) => {
    used -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return (key, load) => {
    const cached = entries.get(key);
    if (cached !== undefined) {
      entries.delete(key);
      entries.set(key, cached);
      return cached.files;
    }
    const files = load();
    const entry = { files, size: 0 };
    entries.set(key, entry);
    files.then(
      (found) => {
        if (entries.get(key) !== entry) return;
        if (found === null) return evict(key);
        entry.size = found.moving.length + found.still.length;
        used += entry.size;
        for (const oldest of entries.keys()) {
          if (used <= capacity) break;
          evict(oldest);
        }
      },
      () => evict(key),
    );
    return files;
  };
}
