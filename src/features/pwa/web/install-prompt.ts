/**
 * Keeps the browser's offer to install the site, which comes once a page, maybe before the code that shows it. It runs
 * inline, and costs no page a byte of script.
 */
export const keepInstallPrompt =
  `addEventListener('beforeinstallprompt',(event)=>{event.preventDefault();window.installPrompt=event});` +
  `addEventListener('appinstalled',()=>{delete window.installPrompt});`;

/** The event of browsers that ask to install; not in TypeScript's list yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt;
  }
  interface Navigator {
    /** Only on iOS: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  }
}

/** How this browser installs the site: it asks, or its menu does; null where neither is known, or it is installed. */
export function installWay(): 'prompt' | 'menu' | null {
  if (window.installPrompt !== undefined) return 'prompt';
  // Of the devices with this property, only iPhones and iPads have a multi-touch screen.
  return navigator.standalone === false && navigator.maxTouchPoints > 1 ? 'menu' : null;
}

/** Lets the browser ask; only on a click. Each prompt can be used once. */
export async function askToInstall(): Promise<void> {
  await window.installPrompt?.prompt();
}
