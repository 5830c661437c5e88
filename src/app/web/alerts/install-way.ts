import { installPrompt, installPromptChanges } from './install-prompt.ts';

declare global {
  interface Navigator {
    /** Only on iOS: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  }
}

/** How this browser installs the site: it asks, or its menu does; null where neither is known, or it is installed. */
type InstallWay = 'prompt' | 'menu' | null;

export function onInstallWay(listener: () => void): () => void {
  const installed = () => {
    installPrompt.current = null;
    listener();
  };
  addEventListener('appinstalled', installed);
  const unsubscribe = installPromptChanges.subscribe(listener);
  return () => {
    removeEventListener('appinstalled', installed);
    unsubscribe();
  };
}

export function installWay(): InstallWay {
  if (installPrompt.current !== null) return 'prompt';
  // Of what has this property, only iPhones and iPads have a screen for several fingers.
  return navigator.standalone === false && navigator.maxTouchPoints > 1 ? 'menu' : null;
}

/** Lets the browser ask; only on a click. Each prompt can be used once. */
export async function askToInstall(): Promise<void> {
  await installPrompt.current?.prompt();
}
