import { ApiError } from '#platform/web/data/api-client.ts';
import type { Gift } from '../contract/gifts.ts';
import type { ChatImage, Gif } from '../contract/message.ts';

/**
 * `waiting` for its turn or a connection, `sending`, `failed` until somebody asks again, `held` until there are credits,
 * `limited` by what the member wants to spend in a month, until that is changed or somebody asks again.
 */
export type OutgoingState = 'waiting' | 'sending' | 'failed' | 'held' | 'limited';

/** What goes with the words: at most one of them. */
export interface Enclosed {
  readonly gift: Gift | null;
  /** Uploaded before. */
  readonly image: ChatImage | null;
  readonly gif: Gif | null;
}

/** A message on its way. */
export interface Outgoing extends Enclosed {
  readonly client_id: string;
  /** Profile id of the member it is for; one queue each, so that a first message needs no conversation. */
  readonly to: number;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly made_at: string;
  readonly state: OutgoingState;
  /** What the server asked for it, in credits; 0 until it refused. */
  readonly cost: number;
}

/** What did not go out, for whoever writes it anew. */
export interface TakenBack {
  readonly text: string;
  readonly images: readonly ChatImage[];
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
  /** There were too few credits: the server's number of them. */
  onHeld(credits: number): void;
  /** Refused for good: what was written leaves the outbox and goes back to who wrote it. */
  onReturned(to: number, back: TakenBack): void;
  readonly storage: OutboxStorage;
  isOnline(): boolean;
  newId(): string;
  now(): Date;
}

export interface Outbox {
  add(to: number, text: string, enclosed?: Partial<Enclosed>): void;
  items(): readonly Outgoing[];
  subscribe(listener: () => void): () => void;
  /** Why the last text came back, until the next try. */
  refusal(to: number): ApiError | null;
  dismissRefusal(to: number): void;
  /** Sends what failed, or was too much for the month, again, in its order. */
  retry(to: number): void;
  /** Takes out what is not on its way. */
  takeBack(to: number): TakenBack;
  /** Held messages go out when the credits suffice for one. */
  release(credits: number): void;
  /** The member may spend more: what was too much for the month goes out. */
  releaseLimited(): void;
  /** The message is known to be stored, or was taken out in another window. */
  settle(clientId: string): void;
  /** The connection is back: what waits goes out now. */
  wake(): void;
  /** Continues with what an earlier page left. */
  start(): void;
  stop(): void;
}

/** After the first try (specification §7): 1, 2, 4, 8, 16 s, or what the server asks for. */
const retries = 5;
/** Older messages do not go out by themselves when the site is opened again, in ms. */
const forgotten = 24 * 3_600_000;

/** Behind a message that cannot go out, the next one shares its fate: the order stays. */
const stuck: readonly OutgoingState[] = ['held', 'limited', 'failed'];

interface Lane {
  /** client_id of the message whose answer is awaited. */
  sending: string | null;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Sends messages one after the other for each member, each of them once. */
export function createOutbox<Sent>(deps: OutboxDeps<Sent>): Outbox {
  let items: readonly Outgoing[] = [];
  let refusals: ReadonlyMap<number, ApiError> = new Map();
  const lanes = new Map<number, Lane>();
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
  const laneOf = (to: number): Lane => {
    const lane = lanes.get(to) ?? { sending: null, failures: 0, timer: undefined };
    lanes.set(to, lane);
    return lane;
  };
  const setRefusal = (to: number, error: ApiError | null) => {
    const next = new Map(refusals);
    if (error === null) next.delete(to);
    else next.set(to, error);
    refusals = next;
  };
  const change = (wanted: (item: Outgoing) => boolean, part: Partial<Pick<Outgoing, 'state' | 'cost'>>) => {
    items = items.map((item) => {
      if (!wanted(item)) return item;
      const next = { ...item, ...part };
      deps.storage.save(next);
      return next;
    });
    tell();
  };
  const drop = (wanted: (item: Outgoing) => boolean): TakenBack => {
    const gone = items.filter(wanted);
    items = items.filter((item) => !wanted(item));
    gone.forEach(({ client_id }) => deps.storage.remove(client_id));
    if (gone.length > 0) tell();
    return {
      text: gone
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n'),
      images: gone.map(({ image }) => image).filter((image) => image !== null),
    };
  };
  const wakeLane = (to: number) => {
    const lane = laneOf(to);
    clearTimeout(lane.timer);
    lane.timer = undefined;
    lane.failures = 0;
    pump(to);
  };

  function pump(to: number): void {
    const lane = laneOf(to);
    const head = items.find((item) => item.to === to);
    if (lane.sending !== null || lane.timer !== undefined || head?.state !== 'waiting' || !deps.isOnline()) return;
    const { client_id: sending } = head;
    lane.sending = sending;
    change(({ client_id }) => client_id === sending, { state: 'sending' });
    const answered = () => {
      if (lane.sending === sending) lane.sending = null;
    };
    deps.send(head).then(
      (sent) => {
        answered();
        lane.failures = 0;
        drop(({ client_id }) => client_id === sending);
        deps.onSent(head, sent);
        pump(to);
      },
      (error: unknown) => {
        answered();
        // Stored after all, as another way told meanwhile: only the answer was lost.
        if (items.some(({ client_id }) => client_id === sending)) notSent(to, lane, error);
        pump(to);
      },
    );
  }

  function notSent(to: number, lane: Lane, error: unknown): void {
    const inLane = (item: Outgoing) => item.to === to;
    if (!(error instanceof ApiError) || error.code === 'authentication_required') return change(inLane, { state: 'failed' });
    if (error.code === 'not_enough_credits') {
      change(inLane, { state: 'held', cost: Number(error.params['cost'] ?? 1) });
      return deps.onHeld(Number(error.params['credits'] ?? 0));
    }
    if (error.code === 'monthly_limit_reached') {
      setRefusal(to, error);
      return change(inLane, { state: 'limited' });
    }
    if (!error.retriable) {
      setRefusal(to, error);
      const refused = items.find(inLane)?.image?.id;
      const { text, images } = drop(inLane);
      return deps.onReturned(to, { text, images: images.filter(({ id }) => error.code !== 'image_gone' || id !== refused) });
    }
    const offline = error.status === 0 && !deps.isOnline();
    if (!offline && lane.failures++ >= retries) return change(inLane, { state: 'failed' });
    if (!offline) {
      const delay = error.retryAfter === null ? 1000 * 2 ** (lane.failures - 1) : error.retryAfter * 1000;
      lane.timer = setTimeout(() => {
        lane.timer = undefined;
        pump(to);
      }, delay);
    }
    change((item) => inLane(item) && item.state === 'sending', { state: 'waiting' });
  }

  const wake = () => new Set(items.map(({ to }) => to)).forEach(wakeLane);

  return {
    add(to, text, { gift = null, image = null, gif = null } = {}) {
      const ahead = items.findLast((other) => other.to === to);
      if (ahead?.state !== 'limited') setRefusal(to, null);
      const state = ahead !== undefined && stuck.includes(ahead.state) ? ahead.state : 'waiting';
      const item: Outgoing = {
        client_id: deps.newId(),
        to,
        text,
        gift,
        image,
        gif,
        made_at: deps.now().toISOString(),
        state,
        cost: ahead?.cost ?? 0,
      };
      items = [...items, item];
      deps.storage.save(item);
      tell();
      pump(to);
    },
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refusal: (to) => refusals.get(to) ?? null,
    dismissRefusal(to) {
      setRefusal(to, null);
      tell();
    },
    retry(to) {
      setRefusal(to, null);
      change((item) => item.to === to && (item.state === 'failed' || item.state === 'limited'), { state: 'waiting' });
      wakeLane(to);
    },
    takeBack: (to) => drop((item) => item.to === to && item.state !== 'sending'),
    release(credits) {
      const ready = new Set(items.filter(({ state, cost }) => state === 'held' && cost <= credits).map(({ to }) => to));
      if (ready.size === 0) return;
      change(({ to, state }) => state === 'held' && ready.has(to), { state: 'waiting' });
      ready.forEach(wakeLane);
    },
    releaseLimited() {
      const ready = new Set(items.filter(({ state }) => state === 'limited').map(({ to }) => to));
      ready.forEach((to) => setRefusal(to, null));
      if (ready.size > 0) change(({ state }) => state === 'limited', { state: 'waiting' });
      ready.forEach(wakeLane);
    },
    settle(clientId) {
      const to = items.find(({ client_id }) => client_id === clientId)?.to;
      if (to === undefined) return;
      drop(({ client_id }) => client_id === clientId);
      const lane = laneOf(to);
      // Its answer need not be waited for any more.
      if (lane.sending === clientId) lane.sending = null;
      pump(to);
    },
    wake,
    start() {
      const known = new Set(items.map(({ client_id }) => client_id));
      const found = deps.storage.load().filter(({ client_id }) => !known.has(client_id));
      const limit = new Date(deps.now().getTime() - forgotten).toISOString();
      const resumed = found.map((item): Outgoing => {
        if (item.state === 'held' || item.state === 'failed') return item;
        return { ...item, state: item.made_at < limit ? 'failed' : 'waiting' };
      });
      if (resumed.length > 0) {
        items = [...resumed, ...items].toSorted((one, other) => (one.made_at < other.made_at ? -1 : one.made_at > other.made_at ? 1 : 0));
        tell();
      }
      wake();
    },
    stop() {
      for (const lane of lanes.values()) {
        clearTimeout(lane.timer);
        lane.timer = undefined;
      }
    },
  };
}
