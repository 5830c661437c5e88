import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { ChatSettings, putChatSettings as endpoint } from '../contract/chat-settings.ts';
import { spentSince } from '#features/credits/server/index.ts';
import { findChatSettings, storeChatSettings } from './chat-settings-repo.ts';
import { monthBegan, monthEnds, spendingMonth } from './message/spending-month.ts';

export interface ChatSettingsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

interface Owner {
  readonly userId: UserId;
  readonly site: SiteId;
}

export async function getChatSettings({ db, clock, sites }: ChatSettingsDeps, owner: Owner): Promise<Result<ChatSettings>> {
  const [stored, { timeZone }] = await Promise.all([findChatSettings(db, owner.userId), sites.byId(owner.site)]);
  const now = clock.now();
  const spent = stored.month === spendingMonth(timeZone, now) ? stored.monthSpent : 0;
  return ok({
    read_marks: stored.readMarks,
    monthly_limit: stored.monthlyLimit,
    month_spent: spent,
    month_money: spent === 0 ? [] : await spentSince(db, owner.userId, monthBegan(timeZone, now)),
    month_ends: monthEnds(timeZone, now).toISOString(),
  });
}

/** The limit may be below the credits already spent; then it only stops further spending. */
export async function putChatSettings(
  deps: ChatSettingsDeps,
  owner: Owner,
  body: BodyOf<typeof endpoint>,
): Promise<Result<ChatSettings, 'invalid_request'>> {
  if (body.read_marks === undefined && body.monthly_limit === undefined)
    return fail('invalid_request', { field: 'read_marks', rule: 'one_of' });
  await storeChatSettings(deps.db, owner.userId, { readMarks: body.read_marks, monthlyLimit: body.monthly_limit });
  return getChatSettings(deps, owner);
}
