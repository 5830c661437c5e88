import { memberHeader } from '#platform/contract/http/named-member.ts';
import { keptFor } from '#platform/web/shell/offline-cache.ts';
import { subscribePush } from '#features/push/contract/calls.ts';
import type { PushPayload } from '#features/push/contract/push-payload.ts';
import { askPage } from './ask-page.ts';
import { worker } from './worker-scope.ts';

const icon = '/icons/192.png';
const badge = '/icons/badge.png';
/** Ms within which a responsive page answers. */
const openTimeout = 700;

/** Missing in TypeScript's types: `renotify` makes the device alert again when a notification replaces another one. */
interface Notice extends NotificationOptions {
  readonly renotify: boolean;
}

/** Shows a push as a notification, unless a page shows it already, and forwards it to the open pages. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const pushed = read(data);
  if (pushed === null) return;
  const { title, body, tag, path, also, unread } = pushed;
  const pages = await openPages();
  for (const page of pages) page.postMessage({ type: 'pushed', pushed });
  const isSeen = pages.some((page) => page.focused && page.visibilityState === 'visible' && [path, ...also].includes(pathOf(page)));
  const notice: Notice = { body, tag, renotify: true, icon, badge, data: { path } };
  await Promise.all([setBadge(unread), isSeen ? undefined : worker.registration.showNotification(title, notice)]);
}

/** Opens the path of a notification in an existing page if one answers, else in a new window. */
export async function openPushed(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { readonly path: string };
  const pages = await openPages();
  const page = pages.find((one) => pathOf(one) === path) ?? pages[0];
  if (page !== undefined && (await askPage(page, { type: 'open', path }, openTimeout))) await page.focus();
  else await worker.clients.openWindow(path);
}

/** The push service has replaced the subscription. */
export async function subscribeAgain({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const subscription = newSubscription ?? (oldSubscription && (await worker.registration.pushManager.subscribe(oldSubscription.options)));
  const member = await keptFor();
  // The browser no longer knows the owner of the subscription. It must not be assigned to the member who is logged in now.
  if (!subscription || member === null) return;
  await fetch(`/api/${subscribePush.path}?push=1`, {
    method: subscribePush.method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', [memberHeader]: String(member.id) },
    body: JSON.stringify({ subscription }),
  });
}

/** Null: it is no push of ours. */
function read(data: PushMessageData | null): PushPayload | null {
  try {
    const { title, body, tag, path, also, unread }: PushPayload = data === null ? null : data.json();
    return { title, body, tag, path, also, unread };
  } catch {
    return null;
  }
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (page: Client): string => new URL(page.url).pathname;

async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
