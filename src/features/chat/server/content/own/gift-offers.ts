import { addPublicChange, type Site, type Sites } from '#features/site/server/index.ts';
import type { ContentSource, SiteContent } from '#features/site-content/server/index.ts';
import { type Gift, gifts } from '../../../contract/gifts.ts';

interface GiftOffer {
  readonly gift: Gift;
  readonly offered: boolean;
  /** What it costs members whose account is activated. */
  readonly credits: number;
}

/** Every gift as the operator has published it, else for the price in the settings of the site. */
export async function giftOffers(content: SiteContent, { id, settings }: Pick<Site, 'id' | 'settings'>): Promise<GiftOffer[]> {
  const published = await content.publishedPieces(id, 'gift');
  return gifts.map((gift) => {
    const set = published.get(gift)?.get(null)?.content;
    return { gift, offered: set?.offered ?? true, credits: set?.price ?? settings.gift_credits };
  });
}

/** The gifts for the office. What one costs stands in the public history. */
export const giftSource = (sites: Sites): ContentSource<'gift'> => ({
  kind: 'gift',
  pieces: async () => gifts.map((key) => ({ key, own: false, texts: new Map([[null, { offered: true, price: null }]]) })),
  problemOf: async ({ key }) => (gifts.some((gift) => gift === key) ? null : { field: 'key', problem: 'unknown' }),
  async published(tx, { site, content, before, now }) {
    const { settings } = await sites.byId(site);
    const [old, next] = [before?.price ?? settings.gift_credits, content.price ?? settings.gift_credits];
    if (old !== next) await addPublicChange(tx, { site, at: now, name: 'gift_credits', old, new: next });
  },
});
