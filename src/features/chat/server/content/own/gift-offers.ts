import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { addPublicChange, lockSites, type Site, type Sites } from '#features/site/server/index.ts';
import type { ContentOf } from '#features/site-content/contract/content.ts';
import { type ContentSource, listPublished, readContent, type SiteContent } from '#features/site-content/server/index.ts';
import { type Gift, gifts } from '../../../contract/gifts.ts';

interface GiftOffer {
  readonly gift: Gift;
  readonly offered: boolean;
  /** What it costs members whose account is activated. */
  readonly credits: number;
}

type Published = ContentOf<'gift'> | null | undefined;

/** Every gift as the operator has published it, else for `credits`, the price in the settings of the site. */
const offersOf = (publishedOf: (gift: Gift) => Published, credits: number): GiftOffer[] =>
  gifts.map((gift) => {
    const set = publishedOf(gift);
    return { gift, offered: set?.offered ?? true, credits: set?.price ?? credits };
  });

export async function giftOffers(content: SiteContent, { id, settings }: Pick<Site, 'id' | 'settings'>): Promise<GiftOffer[]> {
  const published = await content.publishedPieces(id, 'gift');
  return offersOf((gift) => published.get(gift)?.get(null)?.content, settings.gift_credits);
}

/** Null: none is offered. */
function leastOf(offers: readonly GiftOffer[]): number | null {
  const prices = offers.filter(({ offered }) => offered).map(({ credits }) => credits);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The price from which a member can send a gift; null: none is offered. */
export const leastGiftPrice = async (content: SiteContent, site: Pick<Site, 'id' | 'settings'>): Promise<number | null> =>
  leastOf(await giftOffers(content, site));

async function publishedIn(tx: Tx, site: SiteId): Promise<Map<string, Published>> {
  const rows = await listPublished(tx, site, 'gift');
  return new Map(rows.map(({ key, content }) => [key, readContent('gift', content)]));
}

/** The same within a transaction that holds `lockSites`, where the settings of the site say `credits`. */
export async function leastGiftPriceIn(tx: Tx, site: SiteId, credits: number): Promise<number | null> {
  const published = await publishedIn(tx, site);
  return leastOf(offersOf((gift) => published.get(gift), credits));
}

/** The gifts for the office. The price from which there are gifts stands in the public history. */
export const giftSource = (sites: Sites): ContentSource<'gift'> => ({
  kind: 'gift',
  pieces: async () => gifts.map((key) => ({ key, own: false, texts: new Map([[null, { offered: true, price: null }]]) })),
  problemOf: async ({ key }) => (gifts.some((gift) => gift === key) ? null : { field: 'key', problem: 'unknown' }),
  async published(tx, { site, key, content, before, now }) {
    // Of two gifts that are published at the same time the second sees the price of the first.
    await lockSites(tx);
    const { settings } = await sites.byId(site);
    const published = await publishedIn(tx, site);
    const leastWith = (own: Published) => leastOf(offersOf((gift) => (gift === key ? own : published.get(gift)), settings.gift_credits));
    const [old, next] = [leastWith(before), leastWith(content)];
    if (old !== next) await addPublicChange(tx, { site, at: now, name: 'gift_credits', old, new: next });
  },
});
