/** What the operator of a site can write for it, beside the settings. */
export const contentKinds = ['page', 'lander', 'icebreaker', 'gift', 'teaser', 'legal'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const legalKeys = ['terms', 'privacy', 'imprint'] as const;
export type LegalKey = (typeof legalKeys)[number];

/** Characters of each field. */
export const contentLimits = {
  page: { title: 120, lead: 300, body: 50_000 },
  lander: { headline: 80, lead: 240 },
  icebreaker: { text: 300 },
  teaser: { title: 60, text: 120 },
  legal: { title: 120, body: 100_000 },
} as const;

/** Credits. */
export const maxGiftPrice = 1000;
export const maxTeaserPosition = 32_767;
