/**
 * The part that sends what was written without a connection, once the browser has one again (Background Sync), also when
 * no page is open. A page that is open sends at the same time: the server stores a client_id once.
 */
addEventListener('sync', (event) => {
  if (event.tag === 'outbox') event.waitUntil(sendOutbox());
});

/** Every call names the member whose messages these are: another one may log in at any moment (`memberHeader`). */
const headersOf = (member) => ({ 'content-type': 'application/json', 'X-Request-Type': 'app', 'x-member': String(member.id) });
/** Messages of which the next page is told that they are sent. */
const maxSent = 200;

async function sendOutbox() {
  const [member, outbox] = [await readOfflineData('member'), await readOfflineData('outbox')];
  if (member === undefined || outbox === undefined || outbox.items.length === 0) return;
  const headers = headersOf(member);
  if (!(await isLoggedIn(headers))) return;
  const sent = [];
  let again = false;
  /** After one that was refused, those behind it must not overtake it: the page says why. */
  const stopped = new Set();
  for (const { to, address, body } of outbox.items) {
    if (stopped.has(to)) continue;
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(body) }).catch(
      () => null,
    );
    if (answer?.ok) sent.push(body.client_id);
    else if (answer?.status === 409 && (await isOther(answer))) break;
    else {
      stopped.add(to);
      again ||= answer === null || answer.status >= 500 || answer.status === 429;
    }
  }
  if (sent.length > 0) {
    const earlier = (await readOfflineData('sent')) ?? [];
    await writeOfflineData('sent', [...earlier, ...sent].slice(-maxSent));
  }
  // The browser tries again later.
  if (again) throw new Error('not all messages are sent');
}

/** False for nobody and for another member. Throws when the site cannot be reached. */
async function isLoggedIn(headers) {
  const answer = await fetch('/api/user.php', { credentials: 'same-origin', headers });
  if (answer.status === 403 || answer.status === 409) return false;
  if (!answer.ok) throw new Error(`user.php answers ${answer.status}`);
  return true;
}

/** Another member is logged in by now: what is left waits for its own. */
async function isOther(answer) {
  const { error } = await answer.json().catch(() => ({}));
  return error?.code === 'other_member';
}

/** Only while something is kept for the member: after a logout it must not come back. */
async function writeOfflineData(name, value) {
  if ((await readOfflineData('member')) === undefined) return;
  const cache = await caches.open(memberCache);
  await cache.put(keptAddress(name), Response.json(value));
  if ((await cache.match(keptAddress('member'))) === undefined) await caches.delete(memberCache);
}
