import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import type { Card, getDeck, swipe, undoSwipe } from '../contract/endpoints.ts';
import { deckSize } from '../contract/rules.ts';
import { likesLeftAfter, restoreOps, type Op, type Unsent, unsentOf, withoutMember } from './deck-ops.ts';

export interface DeckState {
  /** The top card first, without cards already decided. */
  readonly cards: readonly Card[];
  /** Remaining likes of the day, including unsent decisions. */
  readonly likesLeft: number;
  /** When the likes are reset, ISO 8601. */
  readonly resetsAt: string;
  readonly canUndo: boolean;
  /** The card that undo would restore; null when it is not known here. */
  readonly last: Card | null;
  /** `ready`: there is a card. `empty`: nobody is left. `failed`: the server cannot be reached. */
  readonly phase: 'ready' | 'loading' | 'empty' | 'failed';
  /** Number of decisions waiting because the server cannot be reached. */
  readonly pending: number;
}

export type Deal = ReplyOf<typeof getDeck>;
type Judgement = ReplyOf<typeof swipe>;

export interface DeckDeps {
  /** All three reject with `ApiError`. */
  load(): Promise<Deal>;
  judge(id: number, like: boolean): Promise<Judgement>;
  undo(): Promise<ReplyOf<typeof undoSwipe>>;
  onJudged(card: Card, judgement: Judgement): void;
  onUndone(card: Card, wasLike: boolean): void;
  /** The server rejected the operation for good. The card is restored, unless its member is gone. */
  onRefused(error: Error): void;
  readonly storage: { load(): readonly Unsent[]; save(unsent: readonly Unsent[]): void };
  isOnline(): boolean;
}

export interface Deck {
  state(): DeckState;
  subscribe(listener: () => void): () => void;
  /** Decides on the top card. False when there is no card or no like left. */
  decide(like: boolean): boolean;
  /** Answers the restored card; null when it arrives with the server's reply, or when there is nothing to undo. */
  undo(): Card | null;
  /** Reloads cards and likes. */
  refresh(): void;
  /** Call when the connection is back or the member retries. */
  retry(): void;
  /** Starts sending, beginning with operations stored before a reload. False when it was started before. */
  start(): boolean;
}

/** Retries after 1, 2, 4, 8 and 16 s, or as the server's Retry-After says (specification §7). */
const maxRetries = 5;
/** More cards are loaded when this many or fewer are left. */
const refillAt = 5;

/** The deck: decisions apply optimistically and are sent one at a time. */
export function createDeck(first: Deal, deps: DeckDeps): Deck {
  let cards: readonly Card[] = first.cards;
  let allowance = { likes: first.likes_left, resetsAt: first.resets_at };
  /** The server's `can_undo`, for decisions made before this page was loaded. */
  let undoable = first.can_undo;
  /** The server has no further cards. */
  let exhausted = first.cards.length < deckSize;
  let loadFailed = false;
  let ops: readonly Op[] = [];
  let history: readonly { readonly card: Card; readonly like: boolean }[] = [];
  const judged = new Set<number>();
  let busy = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  const changes = createEmitter();

  const hasOp = (kind: Op['kind']) => ops.some((op) => op.kind === kind);
  const snapshot = (): DeckState => {
    const unreachable = failures > 1 || (!busy && ops.length > 0 && !deps.isOnline());
    const loading = (hasOp('load') || hasOp('undo')) && !unreachable;
    return {
      cards,
      likesLeft: likesLeftAfter(allowance.likes, ops),
      resetsAt: allowance.resetsAt,
      canUndo: history.length > 0 || (undoable && !hasOp('undo')),
      last: history.at(-1)?.card ?? null,
      phase: cards.length > 0 ? 'ready' : loading ? 'loading' : unreachable || loadFailed ? 'failed' : 'empty',
      pending: unreachable ? ops.filter(({ kind }) => kind !== 'load').length : 0,
    };
  };
  let state = snapshot();
  const notify = () => {
    state = snapshot();
    if (started) deps.storage.save(unsentOf(ops, busy));
    changes.emit();
  };

  const putOnTop = (card: Card) => {
    cards = [card, ...cards.filter(({ profile }) => profile.id !== card.profile.id)];
    judged.delete(card.profile.id);
  };
  const removeCard = (id: number) => {
    cards = cards.filter(({ profile }) => profile.id !== id);
  };
  /** A new action also resets the retries. */
  const proceedWithRetry = () => {
    if (failures > maxRetries) failures = 0;
    proceed();
  };
  const requestMore = () => {
    if (hasOp('load')) return;
    loadFailed = false;
    ops = [...ops, { kind: 'load' }];
  };
  const proceed = () => {
    if (cards.length <= refillAt && !exhausted && !loadFailed) requestMore();
    notify();
    pump();
  };

  function pump(): void {
    const [head] = ops;
    if (busy || timer !== undefined || head === undefined || !started || failures > maxRetries) return;
    if (!deps.isOnline()) return notify();
    busy = true;
    send(head).then(
      () => {
        busy = false;
        failures = 0;
        ops = ops.filter((op) => op !== head);
        proceed();
      },
      (error: unknown) => {
        busy = false;
        handleFailure(head, error);
        proceed();
      },
    );
  }

  async function send(op: Op): Promise<void> {
    if (op.kind === 'load') return applyDeal(await deps.load());
    if (op.kind === 'judge') {
      const response = await deps.judge(op.id, op.like);
      allowance = { likes: response.likes_left, resetsAt: response.resets_at };
      undoable = true;
      if (op.card !== null) deps.onJudged(op.card, response);
      return;
    }
    const { card, likes_left, resets_at, can_undo } = await deps.undo();
    allowance = { likes: likes_left, resetsAt: resets_at };
    setUndoable(can_undo);
    if (card === null && op.card !== null && !isPending(op.card.profile.id)) removeCard(op.card.profile.id);
    // A card known here was restored by `undo` already, and may have been decided again since.
    if (card !== null && op.card === null) putOnTop(card);
    if (card !== null) deps.onUndone(card, op.like);
  }

  function applyDeal(deal: Deal): void {
    allowance = { likes: deal.likes_left, resetsAt: deal.resets_at };
    undoable = deal.can_undo;
    const fresh = deal.cards.filter(({ profile }) => !judged.has(profile.id));
    exhausted = deal.cards.length < deckSize || fresh.length === 0;
    // The top card stays on top as long as it is still in the deal.
    const top = fresh.find(({ profile }) => profile.id === cards[0]?.profile.id);
    cards = top === undefined ? fresh : [top, ...fresh.filter((card) => card !== top)];
  }

  /** When the server has nothing to undo, only decisions still in the queue can be undone. */
  function setUndoable(can: boolean): void {
    undoable = can;
    if (!can) history = history.filter(({ card }) => isPending(card.profile.id));
  }
  const isPending = (id: number) => ops.some((op) => op.kind === 'judge' && op.id === id);

  function handleFailure(op: Op, error: unknown): void {
    const refusal = error instanceof ApiError ? error : new ApiError(0, 'internal');
    if (refusal.retriable) {
      failures += 1;
      if (failures <= maxRetries) {
        timer = setTimeout(sendNow, (refusal.retryAfter ?? 2 ** (failures - 1)) * 1000);
        return;
      }
      if (op.kind !== 'load') return;
    }
    failures = 0;
    ops = ops.filter((other) => other !== op);
    if (op.kind === 'load') loadFailed = true;
    else if (op.kind === 'undo') rollBackUndo(op.card);
    else rollBackDecision(op, refusal);
    if (op.kind !== 'load') deps.onRefused(refusal);
  }

  function rollBackUndo(card: Card | null): void {
    setUndoable(false);
    if (card === null || isPending(card.profile.id)) return;
    removeCard(card.profile.id);
    judged.add(card.profile.id);
  }

  function rollBackDecision(op: Extract<Op, { kind: 'judge' }>, { code, params }: ApiError): void {
    const used = code === 'no_likes_left';
    const back = used ? [op, ...ops.filter((other) => other.kind === 'judge' && other.like)] : [op];
    if (used) allowance = { likes: 0, resetsAt: typeof params['resets_at'] === 'string' ? params['resets_at'] : allowance.resetsAt };
    for (const each of back.toReversed()) {
      if (each.kind !== 'judge') continue;
      ops = withoutMember(ops, each.id);
      history = history.filter(({ card }) => card.profile.id !== each.id);
      if (code === 'not_found') removeCard(each.id);
      else if (each.card !== null) putOnTop(each.card);
    }
  }

  function sendNow(): void {
    clearTimeout(timer);
    timer = undefined;
    pump();
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    decide(like) {
      const [top, ...rest] = cards;
      if (top === undefined || (like && state.likesLeft <= 0)) return false;
      cards = rest;
      judged.add(top.profile.id);
      history = [...history, { card: top, like }];
      ops = [...ops, { kind: 'judge', id: top.profile.id, card: top, like }];
      proceedWithRetry();
      return true;
    },
    undo() {
      if (!state.canUndo) return null;
      const last = history.at(-1);
      history = history.slice(0, -1);
      const sent = ops.findLastIndex(({ kind }) => kind !== 'load');
      const op = ops[sent];
      // The decision was not sent yet: just remove it from the queue.
      const unsent = last !== undefined && op?.kind === 'judge' && op.id === last.card.profile.id && !(busy && sent === 0);
      ops = unsent
        ? ops.filter((other) => other !== op)
        : [...ops, { kind: 'undo', card: last?.card ?? null, id: last?.card.profile.id ?? null, like: last?.like ?? false }];
      if (last !== undefined) putOnTop(last.card);
      proceedWithRetry();
      return last?.card ?? null;
    },
    refresh() {
      requestMore();
      proceedWithRetry();
    },
    retry() {
      failures = 0;
      if (loadFailed) requestMore();
      sendNow();
      notify();
    },
    start() {
      if (started) return false;
      started = true;
      const restored = restoreOps(deps.storage.load(), cards);
      for (const op of restored) {
        if (op.kind === 'undo') history = history.slice(0, -1);
        if (op.kind !== 'judge') continue;
        judged.add(op.id);
        removeCard(op.id);
        if (op.card !== null) history = [...history, { card: op.card, like: op.like }];
      }
      ops = [...restored, ...ops];
      proceed();
      return true;
    },
  };
}
