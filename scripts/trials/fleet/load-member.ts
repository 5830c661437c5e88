import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { markRead, sendMessage } from '#features/chat/contract/calls.ts';
import { getUser, login, logout } from '#features/account/contract/calls.ts';
import { like, unlike } from '#features/likes/contract/calls.ts';
import { createOrder, getOrder } from '#features/orders/contract/calls.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { defaultLimits } from '#features/orders/server/limits/payment-limits.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type * as photoEndpoints from '#features/photos/contract/endpoints.ts';
import { deletePhoto } from '#features/photos/contract/calls.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { encodeForm } from '#tests/support/form.ts';
import type { LoadClient } from './load-client.ts';
import type { LoadCounts, LoadLedger } from './load-ledger.ts';

/** A logged-in member of the load. */
export interface LoadMember {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly client: LoadClient;
}

export interface Acting {
  readonly member: LoadMember;
  readonly partner: LoadMember;
  readonly ledger: LoadLedger;
  readonly counts: LoadCounts;
  /** A process that takes what only this machine may send. */
  readonly direct: string;
  /** The package that the member buys. */
  readonly offer: number;
}

type UploadedImage = ReplyOf<typeof photoEndpoints.uploadPhoto>['photo'];

type Act = (acting: Acting) => Promise<void>;

/** What a member does, and how often. */
const acts: readonly (readonly [Act, number])[] = [
  [writeBySocket, 40],
  [writeByPost, 30],
  [markAsRead, 12],
  [likeOrNot, 8],
  [changePhotos, 2],
  [logInAndOut, 3],
  [buy, 3],
];
const weights = acts.reduce((sum, [, weight]) => sum + weight, 0);

/** Acts, one after the other, until the signal; `pause`: ms between two, at the median. */
export async function act(acting: Acting, pause: number, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const next = pick();
    await next(acting).catch((error: unknown) => note(acting, next.name, error));
    await sleep(pause * (0.5 + Math.random()), undefined, { signal: ended }).catch(() => {});
  }
}

function pick(): Act {
  let at = Math.random() * weights;
  for (const [each, weight] of acts) if ((at -= weight) < 0) return each;
  return writeBySocket;
}

function note({ member, ledger, counts }: Acting, what: string, error: unknown): void {
  if (error instanceof ApiError && error.retriable) ledger.unanswered.push(`${what} of member ${member.id}`);
  // Attempts to log in count before the password is checked, so that many lost answers in a row look like guesses.
  else if (!(error instanceof ApiError && error.code === 'too_many_attempts')) counts.wrong.push(`${what}: ${String(error)}`);
}

let written = 0;

async function writeBySocket(acting: Acting): Promise<void> {
  const { member, partner } = acting;
  const [clientId, text] = [randomUUID(), `Nachricht ${++written}`];
  keep(acting, clientId, await member.client.untilAnswered(() => member.client.sendMessage(partner.id, clientId, text)));
}

async function writeByPost(acting: Acting): Promise<void> {
  const { member, partner } = acting;
  const body = { profile: partner.id, client_id: randomUUID(), text: `Brief ${++written}` };
  keep(acting, body.client_id, await member.client.untilAnswered(() => member.client.api(sendMessage, { body })));
}

function keep({ member, partner, ledger, counts }: Acting, clientId: string, sent: Awaited<ReturnType<LoadClient['sendMessage']>>): void {
  counts.messages++;
  const { conversation, message } = sent;
  ledger.messages.push({ id: message.id, clientId, from: member.id, to: partner.id, conversation });
}

async function markAsRead({ member, partner, ledger }: Acting): Promise<void> {
  const newest = ledger.messages.findLast(({ from, to, clientId }) => {
    return from === partner.id && to === member.id && member.client.received.has(clientId);
  });
  if (newest === undefined) return;
  const body = { conversation: newest.conversation, read_up_to: newest.id };
  await member.client.untilAnswered(() => member.client.api(markRead, { body }));
  ledger.readUpTo.set(`${member.id}:${partner.id}`, newest.id);
}

async function likeOrNot({ member: { id, client }, partner, ledger }: Acting): Promise<void> {
  const key = `${id}:${partner.id}`;
  const likes = ledger.likes.get(key) !== true;
  const input = { body: { id: partner.id } };
  await client.untilAnswered<unknown>(() => (likes ? client.api(like, input) : client.api(unlike, input)));
  ledger.likes.set(key, likes);
}

/** Photos that a member of the load has at most. */
const mostPhotos = 3;
/** No two are alike, also in the next run on the same site. */
const drawImage = (): Promise<Buffer> =>
  sharp(randomBytes(16 * 16 * 3), { raw: { width: 16, height: 16, channels: 3 } })
    .resize({ width: 480, height: 640, fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();

/** The form of an upload, which can be sent again. */
export const drawPhoto = async (): ReturnType<typeof encodeForm> =>
  encodeForm([
    ['client_id', randomUUID()],
    ['file', await drawImage()],
  ]);

/** One attempt. Rejects with `ApiError`. */
export async function uploadPhoto(client: LoadClient, { body, headers }: Awaited<ReturnType<typeof drawPhoto>>): Promise<UploadedImage> {
  const answer = await client.ask({ method: 'POST', path: '/api/photo.php', body: { content: body, type: headers['content-type'] } });
  if (answer.status !== 200) throw new ApiError(answer.status, answer.body, {}, null, answer.retryAfter);
  return (JSON.parse(answer.body) as ReplyOf<typeof photoEndpoints.uploadPhoto>).photo;
}

async function changePhotos({ member: { id, client }, ledger }: Acting): Promise<void> {
  const own = [...ledger.photos].filter(([, { owner, deleted }]) => owner === id && !deleted);
  const [oldest] = own;
  if (oldest !== undefined && own.length >= mostPhotos) {
    await client.untilAnswered(() => client.api(deletePhoto, { body: { id: oldest[0] } }));
    oldest[1].deleted = true;
    return;
  }
  const form = await drawPhoto();
  const photo = await client.untilAnswered(() => uploadPhoto(client, form));
  const address = photo.files.address.replace('{w}', String(photo.files.widths[0] ?? 0)).replace('{f}', 'webp');
  ledger.photos.set(photo.id, { owner: id, address, deleted: false });
}

/** With another browser, which then logs out: nobody may use its session afterwards. */
async function logInAndOut({ member: { client, email, password }, ledger }: Acting): Promise<void> {
  const cookie = await client.untilAnswered(() => logIn(client, email, password));
  const call = async ({ method, path }: { readonly method: string; readonly path: string }) => {
    const answer = await client.ask({ method, path: `/api/${path}`, cookie });
    if (answer.status !== 200) throw new ApiError(answer.status, answer.body, {}, null, answer.retryAfter);
  };
  await client.untilAnswered(() => call(getUser));
  await client.untilAnswered(() => call(logout));
  ledger.endedSessions.push(cookie);
}

/** The cookies of a new session. Rejects with `ApiError`. */
export async function logIn(client: LoadClient, email: string, password: string): Promise<string> {
  const body = { content: JSON.stringify({ email, password }), type: 'application/json' };
  const answer = await client.ask({ method: login.method, path: `/api/${login.path}`, body, cookie: '' });
  if (answer.status === 200) return answer.cookies.join('; ');
  const code = /"code":"(\w+)"/.exec(answer.body)?.[1] ?? 'internal';
  throw new ApiError(answer.status, code, {}, null, answer.retryAfter);
}

/** Ms after which the buyer asks again whether the payment has arrived. */
const askEvery = 500;

/** At the sandbox, which announces the payment by webhooks. */
async function buy(acting: Acting): Promise<void> {
  const { member, ledger, direct, offer } = acting;
  const { id, client } = member;
  // More would be refused for an hour.
  if (ledger.orders.filter(({ buyer }) => buyer === id).length >= defaultLimits.account_orders.count) return writeByPost(acting);
  const body = { package: offer, method: 'paypal', client_id: randomUUID(), start_consent: startConsentVersion } as const;
  const { order } = await client.untilAnswered(() => client.api(createOrder, { body }));
  const reference = order.payment_url?.split('/').at(-1) ?? '';
  const pressed = { content: 'outcome=paid&delay_seconds=0', type: 'application/x-www-form-urlencoded' };
  await client.untilAnswered(async () => {
    const { status } = await client.ask({ method: 'POST', path: `/sandbox/pay/${reference}`, body: pressed, at: direct });
    if (status !== 303 && status !== 302) throw new ApiError(status, 'payment page');
  });
  await client.untilAnswered(async () => {
    const now = await client.api(getOrder, { query: { id: order.id } });
    if (now.order.state !== 'completed') throw new ApiError(503, 'not_paid_yet', {}, null, askEvery / 1000);
  });
  ledger.orders.push({ id: order.id, clientId: body.client_id, buyer: id, credits: order.package.credits });
}
