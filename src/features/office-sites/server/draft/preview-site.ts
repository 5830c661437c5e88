import { Value } from 'typebox/value';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import { StoredSettings } from '#features/site/contract/settings.ts';
import { acceptsSignup, readSite, switchedOff } from '#features/site/server/index.ts';
import type { previewSite as endpoint } from '../../contract/endpoints.ts';
import { previewPath, type PreviewViewer } from '../../contract/preview.ts';
import type { SiteDeps } from '../deps.ts';
import { findDraft } from '../store/draft-repo.ts';
import { documentOf, fieldsOf } from '../document/site-document.ts';

type Seen = ReplyOf<typeof endpoint>['before'];

/** What people see of the site as it is, and with the draft. */
export async function previewSite(
  { db, sites, originOf, previews, leastGiftPrice }: SiteDeps,
  { site: id, staff, host }: CallOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const [stored, draft, giftPrices] = await db.transaction().execute(async (tx) => {
    const one = await readSite(tx, id);
    const drafted = await findDraft(tx, id);
    const settings = Value.Parse(StoredSettings, documentOf({ ...fieldsOf(one), ...drafted.changes }).settings);
    const before = await leastGiftPrice(tx, id, one.settings.gift_credits);
    return [one, settings, { before, after: await leastGiftPrice(tx, id, settings.gift_credits) }] as const;
  });
  const noSignups = switchedOff(stored, 'signups') !== null;
  const seenOf = (settings: StoredSettings, giftPrice: number | null): Seen => ({
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
      least_gift_credits: giftPrice,
      message_length: settings.message_length,
      refund_days: settings.refund_days,
      search_fields: settings.search_fields,
      profile_fields: [...settings.visible_profile_fields, ...settings.visible_profile_notes],
    },
  });
  const isHere = await sites.byHost(host).then(
    (one) => one.id === id,
    () => false,
  );
  const origin = isHere ? '' : originOf(await sites.byId(id));
  const linkOf = (as: PreviewViewer) => `${origin}${previewPath}${previews.linkToken(id, staff.sessionId, as)}`;
  return {
    before: seenOf(stored.settings, giftPrices.before),
    after: seenOf(draft, giftPrices.after),
    links: { visitor: linkOf('visitor'), member: linkOf('member') },
  };
}
