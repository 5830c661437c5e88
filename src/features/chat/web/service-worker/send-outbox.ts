import { memberHeader } from '#platform/contract/http/named-member.ts';
import { appHeaders } from '#platform/contract/service-worker.ts';
import { keptFor, writeOfflineData } from '#platform/web/shell/offline-cache.ts';
import { getUser } from '#features/account/contract/calls.ts';
import { readHandedOver, readSentIds } from '../state/outbox/handed-over.ts';

/** Messages of which the next page is told that they are sent. */
const maxSent = 200;

export const hasUnsent = async (): Promise<boolean> => (await readHandedOver()).length > 0;

/**
 * Sends what was written without a connection, once the browser has one again (Background Sync), also when no page is open. A page
 * that is open sends at the same time: the server stores a client_id once. Rejects when the browser is to try again.
 */
export async function sendOutbox(): Promise<void> {
  const [member, items] = [await keptFor(), await readHandedOver()];
  if (member === null || items.length === 0) return;
  // Every call names the member whose messages these are: another one may log in at any moment.
  const headers = { 'content-type': 'application/json', ...appHeaders, [memberHeader]: String(member.id) };
  if (!(await isLoggedIn(headers))) return;
  const sent: string[] = [];
  let again = false;
  /** After one that was refused, those behind it must not overtake it: the page says why. */
  const stopped = new Set<number>();
  for (const { to, address, body } of items) {
    if (stopped.has(to)) continue;
    // eslint-disable-next-line no-await-in-loop -- In the order in which they were written.
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(body) }).catch(
      () => null,
    );
    if (response?.ok === true) sent.push(body.client_id);
    // eslint-disable-next-line no-await-in-loop -- As above.
    else if (response?.status === 409 && (await isOther(response))) break;
    else {
      stopped.add(to);
      again ||= response === null || response.status >= 500 || response.status === 429;
    }
  }
  if (sent.length > 0) await writeOfflineData(member.id, 'sent', [...(await readSentIds()), ...sent].slice(-maxSent));
  if (again) throw new Error('not all messages are sent');
}

/** False for nobody and for another member. Rejects when the site cannot be reached. */
async function isLoggedIn(headers: Readonly<Record<string, string>>): Promise<boolean> {
  const response = await fetch(`/api/${getUser.path}`, { credentials: 'same-origin', headers });
  if (response.status === 403 || response.status === 409) return false;
  if (!response.ok) throw new Error(`${getUser.path} answers ${response.status}`);
  return true;
}

/** Another member is logged in by now: what is left waits for its own. */
async function isOther(response: Response): Promise<boolean> {
  const { error }: { readonly error?: { readonly code?: unknown } } = await response.json().catch(() => ({}));
  return error?.code === 'other_member';
}
