/** Code that the first page does not need. */
export const loadOffline = () => import('./offline/offline.ts');
export const loadRegisterWorker = () => import('./offline/register-worker.ts');
