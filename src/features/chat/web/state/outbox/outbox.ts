import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import type { Gift } from '../../../contract/gifts.ts';
import type { ChatImage, Gif, Quote } from '../../../contract/message.ts';

/**
 * `waiting` for its turn or a connection; `sending`; `failed` until the member retries; `held` until there are enough
 * credits; `limited` by the member's monthly limit, until it is changed or the member retries.
 */
export type OutgoingState = 'waiting' | 'sending' | 'failed' | 'held' | 'limited';

/** At most one of them is not null. */
export interface Attachments {
  readonly gift: Gift | null;
  /** The price of the gift that the member has seen, in credits. */
  readonly gift_cost?: number | undefined;
  /** Already uploaded. */
  readonly image: ChatImage | null;
  readonly gif: Gif | null;
}

/** A message that is not known to be stored yet. */
export interface Outgoing extends Attachments {
  readonly client_id: string;
  /** Profile id of the recipient. The queues are by member, because before the first message there is no conversation. */
  readonly to: number;
  readonly text: string;
  /** The message that it answers. */
  readonly quote: Quote | null;
  /** ISO 8601 in UTC. */
  readonly made_at: string;
  readonly state: OutgoingState;
  /** Its price in credits, known once the server refused it for lack of credits; 0 until then. */
  readonly cost: number;
}

/** The content of messages that were not sent, to become a draft again. */
export interface UnsentContent {
  readonly text: string;
  readonly images: readonly ChatImage[];
  /** The message that the first unsent message answers. */
  readonly quote: Quote | null;
}

export interface OutboxStorage {
  load(): Outgoing[];
  save(item: Outgoing): void;
  remove(clientId: string): void;
}

export interface OutboxDeps<Sent> {
  /** Rejects with `ApiError`. */
  send(item: Outgoing): Promise<Sent>;
  onSent(item: Outgoing, sent: Sent): void;
  /** Another window or the service worker has sent it, or another window has removed it. */
  onSentElsewhere(item: Outgoing): void;
  /** Called with the member's balance when it is too low. */
  onHeld(credits: number): void;
  /** The server refused a message for good: it and those after it have left the outbox. */
  onReturned(to: number, content: UnsentContent): void;
  readonly storage: OutboxStorage;
  isOnline(): boolean;
  newId(): string;
  now(): Date;
}

export interface Outbox {
  add(to: number, text: string, more?: Partial<Attachments & Pick<Outgoing, 'quote' | 'gift_cost'>>): void;
  items(): readonly Outgoing[];
  subscribe(listener: () => void): () => void;
  /** Why the last message was refused, until the next attempt. */
  refusal(to: number): ApiError | null;
  /** Sending has failed and is being retried automatically. */
  isRetrying(to: number): boolean;
  dismissRefusal(to: number): void;
  /** Sends failed and limited messages again, in order, and messages that wait for their next attempt at once. */
  retry(to: number): void;
  /** Removes and returns all messages to a member except the one being sent. */
  removeUnsent(to: number): UnsentContent;
  /** Sends held messages to each member for whose next message the balance suffices. */
  release(credits: number): void;
  /** The monthly limit has changed: sends limited messages. */
  releaseLimited(): void;
  /** The message is known to be stored, or was removed in another window. */
  markStored(clientId: string): void;
  /** The connection is back: sends waiting messages at once. */
  resume(): void;
  /** Loads the messages that an earlier page left, and begins to send. */
  start(): void;
  stop(): void;
}

/** After the first attempt (specification §7): after 1, 2, 4, 8 and 16 s, or when the server asks for it. */
const maxRetries = 5;
/** Older messages are not sent automatically when the site is opened again, in ms. */
const maxResumeAge = 24 * 3_600_000;

/** A new message behind one in these states gets the same state, so that the order is kept. */
const blockedStates: readonly OutgoingState[] = ['held', 'limited', 'failed'];

/** The messages to one member, which are sent one at a time. */
interface Queue {
  /** client_id of the message in flight. */
  sending: string | null;
  failures: number;
  /** True from a failure until a message is sent, also during the next attempt. */
  retrying: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const idle = { sending: null, retrying: false } as const;
/** Sends the messages to each member one after the other, each exactly once. */
export function createOutbox<Sent>(deps: OutboxDeps<Sent>): Outbox {
  let items: readonly Outgoing[] = [];
  let refusals: ReadonlyMap<number, ApiError> = new Map();
  const queues = new Map<number, Queue>();
  const changes = createEmitter();

  const queueOf = (to: number): Queue => {
    const queue = queues.get(to) ?? { ...idle, failures: 0, timer: undefined };
    queues.set(to, queue);
    return queue;
  };
  const setRefusal = (to: number, error: ApiError | null) => {
    const next = new Map(refusals);
    if (error === null) next.delete(to);
    else next.set(to, error);
    refusals = next;
  };
  const change = (matches: (item: Outgoing) => boolean, part: Partial<Pick<Outgoing, 'state' | 'cost'>>) => {
    items = items.map((item) => {
      if (!matches(item)) return item;
      const next = { ...item, ...part };
      deps.storage.save(next);
      return next;
    });
    changes.emit();
  };
  const remove = (matches: (item: Outgoing) => boolean): UnsentContent => {
    const removed = items.filter(matches);
    items = items.filter((item) => !matches(item));
    removed.forEach(({ client_id }) => deps.storage.remove(client_id));
    if (removed.length > 0) changes.emit();
    return {
      text: removed
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n'),
      images: removed.map(({ image }) => image).filter((image) => image !== null),
      quote: removed[0]?.quote ?? null,
    };
  };
  /** Sends at once, without waiting for the next retry. */
  const resumeQueue = (to: number) => {
    const queue = queueOf(to);
    clearTimeout(queue.timer);
    queue.timer = undefined;
    queue.failures = 0;
    sendNext(to);
  };

  function sendNext(to: number): void {
    const queue = queueOf(to);
    const head = items.find((item) => item.to === to);
    if (queue.sending !== null || queue.timer !== undefined || head?.state !== 'waiting' || !deps.isOnline()) return;
    const { client_id: sending } = head;
    queue.sending = sending;
    change(({ client_id }) => client_id === sending, { state: 'sending' });
    const finish = () => {
      if (queue.sending === sending) Object.assign(queue, idle);
    };
    deps.send(head).then(
      (sent) => {
        finish();
        queue.failures = 0;
        remove(({ client_id }) => client_id === sending);
        deps.onSent(head, sent);
        sendNext(to);
      },
      (error: unknown) => {
        finish();
        // Otherwise `markStored` has removed it meanwhile: it was stored, and only the response was lost.
        if (items.some(({ client_id }) => client_id === sending)) handleFailure(to, queue, error);
        sendNext(to);
      },
    );
  }

  function handleFailure(to: number, queue: Queue, error: unknown): void {
    const inQueue = (item: Outgoing) => item.to === to;
    if (!(error instanceof ApiError) || error.code === 'authentication_required') return change(inQueue, { state: 'failed' });
    // Another member has signed in. The message waits for its author with all its content and its client_id, because an earlier attempt
    // may have stored it.
    if (error.code === 'other_member') return change(inQueue, { state: 'failed' });
    if (error.code === 'not_enough_credits') {
      change(inQueue, { state: 'held', cost: Number(error.params['cost'] ?? 1) });
      return deps.onHeld(Number(error.params['credits'] ?? 0));
    }
    if (error.code === 'monthly_limit_reached') {
      setRefusal(to, error);
      return change(inQueue, { state: 'limited' });
    }
    if (!error.retriable) {
      setRefusal(to, error);
      const refused = items.find(inQueue)?.image?.id;
      const { text, images, quote } = remove(inQueue);
      return deps.onReturned(to, {
        text,
        images: images.filter(({ id }) => error.code !== 'image_gone' || id !== refused),
        quote: error.code === 'quoted_gone' ? null : quote,
      });
    }
    const offline = error.status === 0 && !deps.isOnline();
    if (!offline && queue.failures++ >= maxRetries) return change(inQueue, { state: 'failed' });
    if (!offline) {
      queue.retrying = true;
      const delay = error.retryAfter === null ? 1000 * 2 ** (queue.failures - 1) : error.retryAfter * 1000;
      queue.timer = setTimeout(() => {
        queue.timer = undefined;
        sendNext(to);
      }, delay);
    }
    change((item) => inQueue(item) && item.state === 'sending', { state: 'waiting' });
  }

  const resume = () => new Set(items.map(({ to }) => to)).forEach(resumeQueue);

  return {
    add(to, text, { gift = null, gift_cost, image = null, gif = null, quote = null } = {}) {
      const previous = items.findLast((other) => other.to === to);
      if (previous?.state !== 'limited') setRefusal(to, null);
      const state = previous !== undefined && blockedStates.includes(previous.state) ? previous.state : 'waiting';
      const item: Outgoing = {
        client_id: deps.newId(),
        to,
        text,
        gift,
        gift_cost,
        image,
        gif,
        quote,
        made_at: deps.now().toISOString(),
        state,
        cost: previous?.cost ?? 0,
      };
      items = [...items, item];
      deps.storage.save(item);
      changes.emit();
      sendNext(to);
    },
    items: () => items,
    subscribe: changes.subscribe,
    refusal: (to) => refusals.get(to) ?? null,
    isRetrying: (to) => queues.get(to)?.retrying === true,
    dismissRefusal(to) {
      setRefusal(to, null);
      changes.emit();
    },
    retry(to) {
      setRefusal(to, null);
      change((item) => item.to === to && (item.state === 'failed' || item.state === 'limited'), { state: 'waiting' });
      resumeQueue(to);
    },
    removeUnsent: (to) => remove((item) => item.to === to && item.state !== 'sending'),
    release(credits) {
      const ready = new Set(items.filter(({ state, cost }) => state === 'held' && cost <= credits).map(({ to }) => to));
      if (ready.size === 0) return;
      change(({ to, state }) => state === 'held' && ready.has(to), { state: 'waiting' });
      ready.forEach(resumeQueue);
    },
    releaseLimited() {
      const ready = new Set(items.filter(({ state }) => state === 'limited').map(({ to }) => to));
      ready.forEach((to) => setRefusal(to, null));
      if (ready.size > 0) change(({ state }) => state === 'limited', { state: 'waiting' });
      ready.forEach(resumeQueue);
    },
    markStored(clientId) {
      const item = items.find(({ client_id }) => client_id === clientId);
      if (item === undefined) return;
      const { to } = item;
      remove(({ client_id }) => client_id === clientId);
      const queue = queueOf(to);
      // The next message need not wait for its response.
      if (queue.sending === clientId) Object.assign(queue, idle);
      else deps.onSentElsewhere(item);
      sendNext(to);
    },
    resume,
    start() {
      const existing = new Set(items.map(({ client_id }) => client_id));
      const loaded = deps.storage.load().filter(({ client_id }) => !existing.has(client_id));
      const oldest = new Date(deps.now().getTime() - maxResumeAge).toISOString();
      const resumed = loaded.map((item): Outgoing => {
        if (item.state === 'held' || item.state === 'failed') return item;
        return { ...item, state: item.made_at < oldest ? 'failed' : 'waiting' };
      });
      if (resumed.length > 0) {
        items = [...resumed, ...items].toSorted((one, other) => (one.made_at < other.made_at ? -1 : one.made_at > other.made_at ? 1 : 0));
        changes.emit();
      }
      resume();
    },
    stop() {
      for (const queue of queues.values()) {
        clearTimeout(queue.timer);
        queue.timer = undefined;
      }
    },
  };
}
