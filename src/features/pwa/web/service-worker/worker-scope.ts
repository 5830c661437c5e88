/** TypeScript's library declares only the scope that all kinds of workers share. */
declare const self: ServiceWorkerGlobalScope;

export const worker = self;
