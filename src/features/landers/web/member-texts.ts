/** What is said of a member on a lander: by `usePlaceLineFrom` and `FictionalPill`. */
export const memberTexts = ['members.place', 'members.distance', 'members.card'] as const;
