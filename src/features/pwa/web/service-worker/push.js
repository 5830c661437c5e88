/** The part for push: shows notifications, forwards them to open pages, and handles clicks on them. */
const icon = '/icons/192.png';
const badge = '/icons/badge.png';
/** Milliseconds within which a responsive page answers. */
const openTimeoutMs = 700;

addEventListener('push', (event) => {
  const pushed = read(event.data);
  if (pushed !== null) event.waitUntil(show(pushed));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

async function show(pushed) {
  const { title, body, tag, path, also, unread } = pushed;
  const pages = await openPages();
  for (const page of pages) page.postMessage({ type: 'pushed', pushed });
  const isSeen = pages.some((page) => page.focused && page.visibilityState === 'visible' && [path, ...also].includes(pathOf(page)));
  await Promise.all([
    setBadge(unread),
    isSeen ? undefined : registration.showNotification(title, { body, tag, renotify: true, icon, badge, data: { path } }),
  ]);
}

/** Opens the path in an existing page if one answers, else in a new window. */
async function open(path) {
  const pages = await openPages();
  const page = pages.find((one) => pathOf(one) === path) ?? pages[0];
  if (page !== undefined && (await askToOpen(page, path))) return page.focus();
  return clients.openWindow(path);
}

function askToOpen(page, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), openTimeoutMs);
    page.postMessage({ type: 'open', path }, [port2]);
  });
}

/** The push service has replaced the subscription. */
async function subscribeAgain({ newSubscription, oldSubscription }) {
  const subscription = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  const member = await readOfflineData('member');
  // Whose it was is gone from this browser: it is nobody's, and not that of whoever is logged in now.
  if (!subscription || member === undefined) return;
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-member': String(member.id) },
    body: JSON.stringify({ subscription }),
  });
}

function read(data) {
  try {
    const { title, body, tag, path, also, unread } = data.json();
    return { title, body, tag, path, also, unread };
  } catch {
    return null;
  }
}

const openPages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (page) => new URL(page.url).pathname;

async function setBadge(count) {
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
