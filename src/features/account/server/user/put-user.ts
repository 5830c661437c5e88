import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { putUser as endpoint } from '../../contract/endpoints.ts';
import { presentUserById, type PresentUser } from './present-user.ts';
import { setLanguage, setPrivacy } from './user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly presentUser: PresentUser;
}

const languageSeconds = 365 * 24 * 3600;

/** Saves each setting on its own: omitted fields stay unchanged. */
export async function putUser(
  { db, clock, presentUser }: Deps,
  { language, hide_online, hide_from_search, show_to_visitors, mail_name, mail_photo }: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { userId } = call.viewer;
  const privacy = {
    hideOnline: hide_online,
    hideFromSearch: hide_from_search,
    showToVisitors: show_to_visitors,
    mailName: mail_name,
    mailPhoto: mail_photo,
  };
  const changed = Object.values(privacy).some((value) => value !== undefined);
  await db.transaction().execute(async (tx) => {
    if (language !== undefined) await setLanguage(tx, userId, language);
    if (changed) await setPrivacy(tx, userId, privacy, clock.now());
  });
  if (language !== undefined) call.setCookie('locale', language, { maxAgeSeconds: languageSeconds, httpOnly: false });
  return ok({ user: await presentUserById(db, presentUser, userId) });
}
