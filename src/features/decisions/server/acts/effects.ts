import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockUser } from '#features/account/server/index.ts';
import { changeDecidedPhotos, countShownPhotos } from '#features/photos/server/index.ts';
import { findPartners, removeMessage, restoreMessage } from '#features/chat/server/index.ts';
import { findBalance } from '#features/credits/server/index.ts';
import type { DecisionAct } from '../../contract/rules.ts';
import type { Decision } from '../rows/decision.ts';
import { findDecision, listStandingByMachine, setReversed } from '../rows/decision-repo.ts';
import { listItems } from '../rows/item-repo.ts';
import { changeReports, reopenCase, settleReports } from '../rows/report-repo.ts';
import { blockPaymentMethods, countSpent, insertWarnings, liftFraud } from './fraud-repo.ts';
import { refreshStanding } from './standing.ts';

/** What a decision does, counted while it is done. */
export interface Consequences {
  readonly warned: number;
  readonly credits: number;
  readonly photos: number;
  readonly conversations: number;
  readonly frozen_credits: number;
  readonly members: number;
  readonly restored: number;
}

export interface EffectDeps {
  /** Ends all sessions and sockets; call what it returns after the commit. */
  readonly endSessions: (tx: Tx, user: UserId) => Promise<() => void>;
  /** Makes the browsers of these members reload their conversations. */
  readonly reload: (members: readonly UserId[]) => void;
}

/** What an effect adds to what has been counted, and what is published after the commit. */
export interface Done {
  readonly counted?: Partial<Consequences>;
  readonly publish?: () => void;
}

type Effect = (deps: EffectDeps, tx: Tx, decision: Decision, now: Date) => Promise<Done>;

const nothing: Effect = async () => ({});

const photoChanges: Effect = async (_deps, tx, { user, item, act }) =>
  user === null
    ? {}
    : { counted: { photos: await changeDecidedPhotos(tx, user, item, act === 'accept' ? 'accept' : act === 'hide' ? 'hide' : 'reject') } };

const removes: Effect = async (deps, tx, decision, now) => {
  const { user } = decision;
  // Photos that were hidden at once are removed together, without being named.
  if (decision.content === 'photo' && decision.item === null) return photoChanges(deps, tx, decision, now);
  if (user === null) return {};
  let photos = 0;
  const reloaded: UserId[] = [];
  for (const { content, item } of await listItems(tx, decision))
    if (content === 'photo') photos += await changeDecidedPhotos(tx, user, item, 'reject');
    else reloaded.push(...((await removeMessage(tx, user, item, now)) ?? []));
  return { counted: { photos }, ...(reloaded.length > 0 && { publish: () => deps.reload([...new Set(reloaded)]) }) };
};

/** Hides a profile, or one photo, or all photos of a member. */
const hides: Effect = async (_deps, tx, { user, item, content }) =>
  user === null || content !== 'photo' ? {} : { counted: { photos: await changeDecidedPhotos(tx, user, item, 'hide') } };

const closes: Effect = async (deps, tx, { user, act }) => {
  if (user === null) return {};
  const photos = await countShownPhotos(tx, user);
  const partners = await findPartners(tx, user);
  const endSessions = await deps.endSessions(tx, user);
  return {
    counted: {
      photos,
      conversations: partners.length,
      ...(act === 'ban_rule' && { frozen_credits: (await findBalance(tx, user)).purchased }),
    },
    publish() {
      endSessions();
      deps.reload(partners);
    },
  };
};

/** Closes the account, and remembers whom it has to do with: they are warned and get back what they spent, one by one. */
const bansForFraud: Effect = async (deps, tx, decision, now) => {
  const { user, id } = decision;
  const closed = await closes(deps, tx, decision, now);
  if (user === null) return closed;
  const ban = { decision: id, user, now };
  const credits = await countSpent(tx, user);
  const warned = await insertWarnings(tx, ban);
  await blockPaymentMethods(tx, ban);
  const { purchased } = await findBalance(tx, user);
  return { ...closed, counted: { ...closed.counted, warned, credits, frozen_credits: purchased } };
};

/** What an appeal has lifted comes back; the account does by its standing. */
const restores: Effect = async (deps, tx, decision, now) => {
  const first = decision.reviews === null ? null : await findDecision(tx, decision.reviews);
  if (first === null) return {};
  await setReversed(tx, [first.id], decision.id);
  if (first.act === 'ban_fraud') await liftFraud(tx, first.id, now);
  const wasCleared = first.act === 'no_violation' || first.act === 'accept';
  if (first.caseId !== null) await changeReports(tx, first.caseId, wasCleared ? 'received' : 'dismissed', now);
  if (first.caseId !== null && wasCleared) await reopenCase(tx, first.caseId, now);
  const back = await bringBack(deps, tx, first);
  const partners = first.user === null ? [] : await findPartners(tx, first.user);
  return {
    counted: { restored: wasCleared ? 0 : 1, photos: back.counted?.photos ?? 0 },
    publish() {
      back.publish?.();
      deps.reload(partners);
    },
  };
};

/** Undoes what a decision has done to photos and messages. */
async function bringBack(deps: EffectDeps, tx: Tx, decision: Decision): Promise<Done> {
  const { user, item, content, act } = decision;
  if (user === null) return {};
  if (act === 'hide' && content === 'photo') return { counted: { photos: await changeDecidedPhotos(tx, user, item, 'show') } };
  if (act !== 'remove' || item === null) return {};
  let photos = 0;
  const reloaded: UserId[] = [];
  for (const one of await listItems(tx, decision))
    if (one.content === 'photo') photos += await changeDecidedPhotos(tx, user, one.item, 'accept');
    else reloaded.push(...((await restoreMessage(tx, user, one.item)) ?? []));
  return { counted: { photos }, ...(reloaded.length > 0 && { publish: () => deps.reload([...new Set(reloaded)]) }) };
}

const effects: Readonly<Record<DecisionAct, Effect>> = {
  accept: photoChanges,
  no_violation: nothing,
  warn: nothing,
  hide: hides,
  remove: removes,
  restrict: nothing,
  suspend: closes,
  ban_rule: closes,
  ban_fraud: bansForFraud,
  restore: restores,
  uphold: nothing,
};

/** What becomes of the reports of the case; null: it is said by the decision that is reviewed. */
const reportsBecome = {
  accept: 'dismissed',
  no_violation: 'dismissed',
  warn: 'acted',
  hide: 'acted',
  remove: 'acted',
  restrict: 'acted',
  suspend: 'acted',
  ban_rule: 'acted',
  ban_fraud: 'acted',
  restore: null,
  uphold: null,
} as const satisfies Record<DecisionAct, 'acted' | 'dismissed' | null>;

/**
 * Does what a decision says, in the transaction of the caller, who has marked it as applied. It ends what was hidden at once for the
 * same case, and the reports of the case.
 */
export async function applyEffects(
  deps: EffectDeps,
  tx: Tx,
  decision: Decision,
  now: Date,
): Promise<{ readonly consequences: Consequences; readonly publish: () => void }> {
  // Whoever changes anything of a member locks the member first.
  if (decision.user !== null) await lockUser(tx, decision.user);
  const atOnce = decision.decidedByMachine || decision.caseId === null ? [] : await listStandingByMachine(tx, decision.caseId);
  await setReversed(
    tx,
    atOnce.map(({ id }) => id),
    decision.id,
  );
  const done: Done[] = [await effects[decision.act](deps, tx, decision, now)];
  // What it has not removed is shown again.
  for (const hidden of atOnce) done.push({ publish: (await bringBack(deps, tx, hidden)).publish ?? (() => undefined) });
  const users = new Set([decision.user, ...atOnce.map(({ user }) => user)].filter((user) => user !== null));
  for (const user of users) await refreshStanding(tx, user, now);
  const state = reportsBecome[decision.act];
  if (state !== null && decision.caseId !== null && !decision.decidedByMachine) await settleReports(tx, decision.caseId, state, now);
  const sum = (of: keyof Consequences) => done.reduce((total, { counted }) => total + (counted?.[of] ?? 0), 0);
  return {
    consequences: {
      warned: sum('warned'),
      credits: sum('credits'),
      photos: sum('photos'),
      conversations: sum('conversations'),
      frozen_credits: sum('frozen_credits'),
      members: decision.user === null ? 0 : 1,
      restored: sum('restored'),
    },
    publish: () => done.forEach(({ publish }) => publish?.()),
  };
}
