import { Value } from 'typebox/value';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { StoredSettings } from '#features/site/contract/settings.ts';
import { acceptsSignup, readSite, switchedOff } from '#features/site/server/index.ts';
import type { previewSite as endpoint } from '../../contract/endpoints.ts';
import type { SiteDeps } from '../deps.ts';
import { findDraft } from '../store/draft-repo.ts';
import { documentOf, fieldsOf } from '../document/site-document.ts';

type Seen = ReplyOf<typeof endpoint>['before'];

/** What people see of the site as it is, and with the draft. */
export async function previewSite({ db }: SiteDeps, id: SiteId): Promise<ReplyOf<typeof endpoint>> {
  const [stored, draft] = await db.transaction().execute(async (tx) => [await readSite(tx, id), await findDraft(tx, id)] as const);
  const published = fieldsOf(stored);
  const noSignups = switchedOff(stored, 'signups') !== null;
  const seenOf = (settings: StoredSettings): Seen => ({
    visitor: {
      title: settings.index_title,
      description: settings.description,
      accepts_signup: !noSignups && acceptsSignup(settings.signups),
      search: settings.logged_out_search,
      entry_warning: settings.enable_site_entry_popup,
      accent: settings.brand?.accent ?? null,
    },
    member: {
      message_credits: settings.message_credits,
      photo_credits: settings.photo_credits,
      gift_credits: settings.gift_credits,
      message_length: settings.message_length,
      refund_days: settings.refund_days,
      search_fields: settings.search_fields,
      profile_fields: [...settings.visible_profile_fields, ...settings.visible_profile_notes],
    },
  });
  const drafted: unknown = documentOf({ ...published, ...draft.changes }).settings;
  return { before: seenOf(stored.settings), after: seenOf(Value.Parse(StoredSettings, drafted)) };
}
