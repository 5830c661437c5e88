import type { PushBrowser } from './push-browser.ts';

export const loadPushBrowser = async (): Promise<PushBrowser> => (await import('./push-browser.ts')).createPushBrowser();
