/** `live_cam`: people in front of a camera. `resold`: members of another site. */
export const teaserKinds = ['live_cam', 'resold'] as const;
export type TeaserKind = (typeof teaserKinds)[number];
