import type { ImageTray } from './image-tray.ts';

/** The tray of pictures, which comes with the first picture: most conversations have none. */
export interface LazyTray {
  get(): ImageTray | null;
  load(): Promise<ImageTray>;
  /** Hears the tray's changes, also when it comes later. */
  subscribe(listener: () => void): () => void;
}

export function createLazyTray(make: () => Promise<ImageTray>): LazyTray {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let tray: ImageTray | null = null;
  let coming: Promise<ImageTray> | null = null;
  return {
    get: () => tray,
    load() {
      coming ??= make().then(
        (made) => {
          made.subscribe(tell);
          tray = made;
          tell();
          return made;
        },
        (error: unknown) => {
          // Its file could not be loaded: the next picture tries again.
          coming = null;
          throw error;
        },
      );
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
