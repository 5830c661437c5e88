/** What is said of a member on a lander: by `usePlaceLineFrom` and `FictionalPill`. */
export const memberTexts = ['members.place', 'members.distance', 'common.state'] as const;
