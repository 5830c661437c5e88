import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import type { Card, getDeck, swipe, undoSwipe } from '../contract/endpoints.ts';
import { deckSize } from '../contract/rules.ts';
import { likesLeftAfter, restored, type Op, type Unsent, unsentOf, withoutMember } from './deck-ops.ts';

export interface DeckState {
  /** The top one first; nobody who was judged. */
  readonly cards: readonly Card[];
  /** Likes of the day, those counted that are still on their way. */
  readonly likesLeft: number;
  /** When they are all back, ISO 8601. */
  readonly resetsAt: string;
  readonly canUndo: boolean;
  /** Whom an undo would bring back; null: not known here. */
  readonly last: Card | null;
  /** `ready`: there is a card. Else whether one comes, nobody is left, or they cannot be asked for. */
  readonly phase: 'ready' | 'loading' | 'empty' | 'failed';
  /** Decisions that wait because the server cannot be reached. */
  readonly waiting: number;
}

export type Deal = ReplyOf<typeof getDeck>;
type Judgement = ReplyOf<typeof swipe>;

export interface DeckDeps {
  /** Each rejects with `ApiError`. */
  load(): Promise<Deal>;
  judge(id: number, like: boolean): Promise<Judgement>;
  undo(): Promise<ReplyOf<typeof undoSwipe>>;
  onJudged(card: Card, judgement: Judgement): void;
  onUndone(card: Card, wasLike: boolean): void;
  /** Refused for good: the card is back on top, unless its member is gone. */
  onRefused(error: Error): void;
  readonly storage: { load(): readonly Unsent[]; save(unsent: readonly Unsent[]): void };
  isOnline(): boolean;
}

export interface Deck {
  state(): DeckState;
  subscribe(listener: () => void): () => void;
  /** Judges the top card; false: nothing was judged, there is no card or no like left. */
  decide(like: boolean): boolean;
  /** The card that comes back, at once where it is known; null: it comes with the answer, or there is none. */
  undo(): Card | null;
  /** Asks for cards and likes anew. */
  refresh(): void;
  /** The connection is back, or somebody asks to try again. */
  wake(): void;
  /** Goes on with what an earlier page did not get away. False: it was started before. */
  start(): boolean;
}

/** After the first try (specification §7): 1, 2, 4, 8, 16 s, or what the server asks for. */
const retries = 5;
/** More are asked for when no more than these are left. */
const few = 5;

/** The cards of the game: everything is shown at once and sent one after the other. */
export function createDeck(first: Deal, deps: DeckDeps): Deck {
  let cards: readonly Card[] = first.cards;
  let left = { likes: first.likes_left, resetsAt: first.resets_at };
  /** The server's word on undo, of what was judged before this page. */
  let undoable = first.can_undo;
  /** Nobody comes after these. */
  let exhausted = first.cards.length < deckSize;
  let loadFailed = false;
  let ops: readonly Op[] = [];
  let past: readonly { readonly card: Card; readonly like: boolean }[] = [];
  const judged = new Set<number>();
  let busy = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  const listeners = new Set<() => void>();

  const has = (kind: Op['kind']) => ops.some((op) => op.kind === kind);
  const snapshot = (): DeckState => {
    const trouble = failures > 1 || (!busy && ops.length > 0 && !deps.isOnline());
    const coming = (has('load') || has('undo')) && !trouble;
    return {
      cards,
      likesLeft: likesLeftAfter(left.likes, ops),
      resetsAt: left.resetsAt,
      canUndo: past.length > 0 || (undoable && !has('undo')),
      last: past.at(-1)?.card ?? null,
      phase: cards.length > 0 ? 'ready' : coming ? 'loading' : trouble || loadFailed ? 'failed' : 'empty',
      waiting: trouble ? ops.filter(({ kind }) => kind !== 'load').length : 0,
    };
  };
  let state = snapshot();
  const tell = () => {
    state = snapshot();
    if (started) deps.storage.save(unsentOf(ops, busy));
    listeners.forEach((listener) => listener());
  };

  const putOnTop = (card: Card) => {
    cards = [card, ...cards.filter(({ profile }) => profile.id !== card.profile.id)];
    judged.delete(card.profile.id);
  };
  const takeAway = (id: number) => {
    cards = cards.filter(({ profile }) => profile.id !== id);
  };
  /** Whoever does something new asks to try again, too. */
  const goAgain = () => {
    if (failures > retries) failures = 0;
    go();
  };
  const ask = () => {
    if (has('load')) return;
    loadFailed = false;
    ops = [...ops, { kind: 'load' }];
  };
  const go = () => {
    if (cards.length <= few && !exhausted && !loadFailed) ask();
    tell();
    pump();
  };

  function pump(): void {
    const [head] = ops;
    if (busy || timer !== undefined || head === undefined || !started || failures > retries) return;
    if (!deps.isOnline()) return tell();
    busy = true;
    run(head).then(
      () => {
        busy = false;
        failures = 0;
        ops = ops.filter((op) => op !== head);
        go();
      },
      (error: unknown) => {
        busy = false;
        failed(head, error);
        go();
      },
    );
  }

  async function run(op: Op): Promise<void> {
    if (op.kind === 'load') return dealt(await deps.load());
    if (op.kind === 'judge') {
      const answer = await deps.judge(op.id, op.like);
      left = { likes: answer.likes_left, resetsAt: answer.resets_at };
      undoable = true;
      if (op.card !== null) deps.onJudged(op.card, answer);
      return;
    }
    const { card, likes_left, resets_at, can_undo } = await deps.undo();
    left = { likes: likes_left, resetsAt: resets_at };
    endOfPast(can_undo);
    if (card === null && op.card !== null && !isPending(op.card.profile.id)) takeAway(op.card.profile.id);
    // What was known came back when it was asked for, and may be judged anew.
    if (card !== null && op.card === null) putOnTop(card);
    if (card !== null) deps.onUndone(card, op.like);
  }

  function dealt(deal: Deal): void {
    left = { likes: deal.likes_left, resetsAt: deal.resets_at };
    undoable = deal.can_undo;
    const fresh = deal.cards.filter(({ profile }) => !judged.has(profile.id));
    exhausted = deal.cards.length < deckSize || fresh.length === 0;
    // The top card stays where it is, as long as it is still there to be judged.
    const top = fresh.find(({ profile }) => profile.id === cards[0]?.profile.id);
    cards = top === undefined ? fresh : [top, ...fresh.filter((card) => card !== top)];
  }

  /** Nothing before what is still on its way can be taken back when the server says so. */
  function endOfPast(can: boolean): void {
    undoable = can;
    if (!can) past = past.filter(({ card }) => isPending(card.profile.id));
  }
  const isPending = (id: number) => ops.some((op) => op.kind === 'judge' && op.id === id);

  function failed(op: Op, error: unknown): void {
    const refusal = error instanceof ApiError ? error : new ApiError(0, 'internal');
    if (refusal.retriable) {
      failures += 1;
      if (failures <= retries) {
        timer = setTimeout(wakeUp, (refusal.retryAfter ?? 2 ** (failures - 1)) * 1000);
        return;
      }
      if (op.kind !== 'load') return;
    }
    failures = 0;
    ops = ops.filter((other) => other !== op);
    if (op.kind === 'load') loadFailed = true;
    else if (op.kind === 'undo') notUndone(op.card);
    else notJudged(op, refusal);
    if (op.kind !== 'load') deps.onRefused(refusal);
  }

  function notUndone(card: Card | null): void {
    endOfPast(false);
    if (card === null || isPending(card.profile.id)) return;
    takeAway(card.profile.id);
    judged.add(card.profile.id);
  }

  function notJudged(op: Extract<Op, { kind: 'judge' }>, { code, params }: ApiError): void {
    const used = code === 'no_likes_left';
    const back = used ? [op, ...ops.filter((other) => other.kind === 'judge' && other.like)] : [op];
    if (used) left = { likes: 0, resetsAt: typeof params['resets_at'] === 'string' ? params['resets_at'] : left.resetsAt };
    for (const each of back.toReversed()) {
      if (each.kind !== 'judge') continue;
      ops = withoutMember(ops, each.id);
      past = past.filter(({ card }) => card.profile.id !== each.id);
      if (code === 'not_found') takeAway(each.id);
      else if (each.card !== null) putOnTop(each.card);
    }
  }

  function wakeUp(): void {
    clearTimeout(timer);
    timer = undefined;
    pump();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decide(like) {
      const [top, ...rest] = cards;
      if (top === undefined || (like && state.likesLeft <= 0)) return false;
      cards = rest;
      judged.add(top.profile.id);
      past = [...past, { card: top, like }];
      ops = [...ops, { kind: 'judge', id: top.profile.id, card: top, like }];
      goAgain();
      return true;
    },
    undo() {
      if (!state.canUndo) return null;
      const last = past.at(-1);
      past = past.slice(0, -1);
      const sent = ops.findLastIndex(({ kind }) => kind !== 'load');
      const op = ops[sent];
      // Not even sent: as if it had never been.
      const unsent = last !== undefined && op?.kind === 'judge' && op.id === last.card.profile.id && !(busy && sent === 0);
      ops = unsent
        ? ops.filter((other) => other !== op)
        : [...ops, { kind: 'undo', card: last?.card ?? null, id: last?.card.profile.id ?? null, like: last?.like ?? false }];
      if (last !== undefined) putOnTop(last.card);
      goAgain();
      return last?.card ?? null;
    },
    refresh() {
      ask();
      goAgain();
    },
    wake() {
      failures = 0;
      if (loadFailed) ask();
      wakeUp();
      tell();
    },
    start() {
      if (started) return false;
      started = true;
      const kept = restored(deps.storage.load(), cards);
      for (const op of kept) {
        if (op.kind === 'undo') past = past.slice(0, -1);
        if (op.kind !== 'judge') continue;
        judged.add(op.id);
        takeAway(op.id);
        if (op.card !== null) past = [...past, { card: op.card, like: op.like }];
      }
      ops = [...kept, ...ops];
      go();
      return true;
    },
  };
}
