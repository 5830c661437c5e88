import { createEmitter } from '#platform/web/data/emitter.ts';

/** The event of browsers that ask to install; not in TypeScript's list yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** With which the browser can be made to ask, once. */
export const installPrompt: { current: InstallPrompt | null } = { current: null };
export const installPromptChanges = createEmitter();

/** The browser says only once a page that it could ask, maybe before the code that offers it is there. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.current = event;
    installPromptChanges.emit();
  });
}
