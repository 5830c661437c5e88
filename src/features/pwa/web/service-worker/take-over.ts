import { askPage } from './ask-page.ts';
import { worker } from './worker-scope.ts';

/** Ms within which a page says whether somebody is writing in it. */
const timeout = 2000;

/** Replaces the worker of the version before, if no page has anything in it that could be lost. */
export async function takeOver(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const mayUpdate = await Promise.all(pages.map((page) => askPage(page, { type: 'may-update' }, timeout)));
  if (mayUpdate.every(Boolean)) await worker.skipWaiting();
}
