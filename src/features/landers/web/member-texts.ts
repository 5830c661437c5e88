/** The texts about a member that `usePlaceLineFrom` and `FictionalPill` use on a lander. */
export const memberTexts = ['members.place', 'members.distance', 'common.state'] as const;
