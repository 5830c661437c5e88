/** What no first page needs. */
export const loadOffline = () => import('./offline/offline.ts');
export const loadRegisterWorker = () => import('./offline/register-worker.ts');
