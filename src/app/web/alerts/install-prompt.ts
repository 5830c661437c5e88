import { createEmitter } from '#platform/web/data/emitter.ts';

/** The event of browsers that ask to install; not in TypeScript's list yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Navigator {
    /** Only on iOS: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  }
}

/** How this browser installs the site: it asks, or its menu does; null where neither is known, or it is installed. */
export type InstallWay = 'prompt' | 'menu' | null;

const changes = createEmitter();
let prompt: InstallPrompt | null = null;

/** The browser says only once a page that it could ask, maybe before the code that offers it is there. */
export function keepInstallPrompt(): void {
  const keep = (next: InstallPrompt | null) => {
    prompt = next;
    changes.emit();
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

export const onInstallWay = changes.subscribe;

export function installWay(): InstallWay {
  if (prompt !== null) return 'prompt';
  // Of what has this property, only iPhones and iPads have a screen for several fingers.
  return navigator.standalone === false && navigator.maxTouchPoints > 1 ? 'menu' : null;
}

/** Lets the browser ask; only on a click. Each prompt can be used once. */
export async function askToInstall(): Promise<void> {
  await prompt?.prompt();
}
