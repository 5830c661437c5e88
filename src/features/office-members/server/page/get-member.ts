import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import { type Right, rightsAt } from '#platform/contract/rights.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { ageOn, type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { findConsents, findUser, listSessions, lockedUntil, restorable } from '#features/account/server/index.ts';
import { listExports } from '#features/account-settings/server/index.ts';
import { mayOpenCase, presentDataLooks } from '#features/cases/server/index.ts';
import { caseKinds, caseStates } from '#features/cases/contract/rules.ts';
import { listMovements } from '#features/credits/server/index.ts';
import { decisionActs, decisionReasons } from '#features/decisions/contract/rules.ts';
import { listRefusedMails } from '#features/mails/server/index.ts';
import { orderNumber } from '#features/orders/contract/order-number.ts';
import { orderStates } from '#features/orders/contract/order.ts';
import type { Sites } from '#features/site/server/index.ts';
import { listedRows, messagePresets } from '../../contract/rules.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { listMessages } from '../messages-repo.ts';
import { maskEmail, maskIban } from '../masks.ts';
import { stateOf } from '../member-state.ts';
import { presetWords } from '../presets/preset-words.ts';
import { findMember, listCases, listDecisions, listNotes, listOrders, listPhotos } from './member-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** One member, with what is private masked: no reply of this call holds an address, a birth date or an account. */
export async function getMember(
  { db, clock, sites }: Deps,
  id: number,
  { site, staff }: Call<Viewer | null, Staff>,
): Promise<Result<MemberView, 'not_found'>> {
  const user = userId(id);
  const [account, member] = [await findUser(db, user), await findMember(db, site, user)];
  if (account === null || member === null) return fail('not_found');
  const now = clock.now();
  const { timeZone } = await sites.byId(site);
  const rights = rightsAt(staff.grants, site);
  const { name, born, fictional, country, town, iban_hint } = member;
  const { status, language, paidUser, email, signupDate, closedUntil } = account;
  return ok({
    id,
    name,
    age: ageOn(born as Day, dayIn(timeZone, now)),
    state: stateOf({ status, hidden: member.hidden }),
    until: status === 'suspended' ? (closedUntil?.toISOString() ?? null) : null,
    restorable_until: restorable(account, now)?.toISOString() ?? null,
    fictional,
    paid_user: paidUser,
    language,
    country,
    town,
    since: signupDate.toISOString(),
    last_active_at: member.last_active_at.toISOString(),
    email: maskEmail(email),
    birth_year: Number(born.slice(0, 4)),
    iban: iban_hint && maskIban(iban_hint),
    locked_until: (await lockedUntil(db, account, now))?.toISOString() ?? null,
    presets: messagePresets.map((preset) => ({ preset, words: presetWords(preset, language) })),
    credits: { ...(await creditsOf(db, user)), purchased: member.purchased, bonus: member.bonus, frozen: member.frozen },
    ...(await accountParts(db, user, now)),
    ...(await officeParts(db, user, { site, staff, rights })),
  });
}

async function creditsOf(db: Db, user: UserId) {
  const movements = await listMovements(db, user, { before: null, direction: null, limit: listedRows });
  return {
    movements: movements.map(({ id, createdAt, kind, credits, balance }) => ({ id, at: createdAt.toISOString(), kind, credits, balance })),
  };
}

async function accountParts(db: Db, user: UserId, now: Date) {
  const [exported] = await listExports(db, user);
  return {
    consents: (await findConsents(db, user)).map(({ purpose, granted, textVersion, createdAt }) => ({
      purpose,
      granted,
      version: textVersion,
      at: createdAt.toISOString(),
    })),
    sessions: (await listSessions(db, user, now)).slice(0, listedRows).map(({ id, userAgent, country, createdAt, usedAt }) => ({
      id,
      user_agent: userAgent,
      country,
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
    })),
    refused_mails: (await listRefusedMails(db, user, listedRows)).map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
    data_export:
      exported === undefined
        ? null
        : { requested_at: exported.requestedAt.toISOString(), ready_at: exported.readyAt?.toISOString() ?? null },
  };
}

interface Reader {
  readonly site: SiteId;
  readonly staff: Staff;
  readonly rights: readonly Right[];
}

async function officeParts(db: Db, user: UserId, { site, staff, rights }: Reader) {
  const orders = rights.includes('orders.read') ? await listOrders(db, user, listedRows) : null;
  const notes = rights.includes('cases.read') ? await listNotes(db, user, listedRows) : [];
  return {
    looks: await presentDataLooks(db, user, null, listedRows),
    orders:
      orders &&
      orders.map(({ code, created_at, state, ...order }) => ({
        ...order,
        number: orderNumber(order.id, code),
        at: created_at.toISOString(),
        state: known(orderStates, state),
      })),
    messages: (await listMessages(db, user, listedRows)).map(({ at, preset, ...message }) => ({
      ...message,
      at: at.toISOString(),
      preset: preset === null ? null : known(messagePresets, preset),
    })),
    photos: (await listPhotos(db, user, listedRows)).map(({ created_at, status, ...photo }) => ({
      ...photo,
      status: known(['pending', 'active', 'rejected'], status),
      at: created_at.toISOString(),
    })),
    cases: (await listCases(db, user, listedRows))
      .map(({ number, kind, state, opened_at, side }) => ({
        number,
        kind: known(caseKinds, kind),
        state: known(caseStates, state),
        opened_at: opened_at.toISOString(),
        side: side === 'by' ? ('by' as const) : ('about' as const),
        open: mayOpenCase(staff.grants, site, known(caseKinds, kind)),
      }))
      // Who reported whom is for those who may open the case.
      .filter(({ side, open }) => side === 'about' || open),
    decisions: (await listDecisions(db, user, listedRows)).map(({ number, act, reason, at, lifted, case_number }) => ({
      number,
      act: known(decisionActs, act),
      reason: known(decisionReasons, reason),
      at: at.toISOString(),
      lifted,
      case: case_number,
    })),
    notes: notes.map(({ at, number, words }) => ({ at: at.toISOString(), case: number, words: words ?? '' })),
  };
}

/** A value of the database that must be one of the known ones. */
function known<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`${value} is none of ${values.join(', ')}`);
  return found;
}
