import { memberHeader } from '#platform/contract/http/named-member.ts';
import { appHeaders } from '#platform/contract/service-worker.ts';
import { keptFor, writeOfflineData } from '#platform/web/shell/offline-cache.ts';
import { getUser } from '#features/account/contract/calls.ts';
import { readHandedOver, readSentIds } from '../state/outbox/handed-over.ts';

/** Maximum number of sent messages that are kept to report them to the next page. */
const maxSent = 200;

export const hasUnsent = async (): Promise<boolean> => (await readHandedOver()).length > 0;

/**
 * Sends messages that were written without a connection, once the browser has one again (Background Sync), also when no page is open.
 * An open page sends at the same time, which is safe: the server stores a client_id once. Rejects so that the browser tries again.
 */
export async function sendOutbox(): Promise<void> {
  const [member, items] = [await keptFor(), await readHandedOver()];
  if (member === null || items.length === 0) return;
  // Every call names the author of these messages, because another member may log in at any moment.
  const headers = { 'content-type': 'application/json', ...appHeaders, [memberHeader]: String(member.id) };
  if (!(await isLoggedIn(headers))) return;
  const sent: string[] = [];
  let again = false;
  /** Recipients for whom a message was refused: later messages must not overtake it. The page shows the reason. */
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

/** False when nobody or another member is logged in. Rejects when the site cannot be reached. */
async function isLoggedIn(headers: Readonly<Record<string, string>>): Promise<boolean> {
  const response = await fetch(`/api/${getUser.path}`, { credentials: 'same-origin', headers });
  if (response.status === 403 || response.status === 409) return false;
  if (!response.ok) throw new Error(`${getUser.path} answers ${response.status}`);
  return true;
}

/** Another member has logged in: the remaining messages wait for their author. */
async function isOther(response: Response): Promise<boolean> {
  const { error }: { readonly error?: { readonly code?: unknown } } = await response.json().catch(() => ({}));
  return error?.code === 'other_member';
}
