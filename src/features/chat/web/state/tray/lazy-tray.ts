import { createEmitter } from '#platform/web/data/emitter.ts';

import type { ImageTray } from './image-tray.ts';

/** The image tray, whose code is loaded with the first image. */
export interface LazyTray {
  get(): ImageTray | null;
  load(): Promise<ImageTray>;
  /** Subscribes to the tray's changes, even before it is loaded. */
  subscribe(listener: () => void): () => void;
}

export function createLazyTray(create: () => Promise<ImageTray>): LazyTray {
  const changes = createEmitter();
  let tray: ImageTray | null = null;
  let loading: Promise<ImageTray> | null = null;
  return {
    get: () => tray,
    load() {
      loading ??= create().then(
        (created) => {
          created.subscribe(changes.emit);
          tray = created;
          changes.emit();
          return created;
        },
        (error: unknown) => {
          // Its code could not be loaded: the next image tries again.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    subscribe: changes.subscribe,
  };
}
