/** Reactions to a message, in the order in which they are offered. Icons and labels are named after them. */
export const reactions = ['like', 'funny', 'wink', 'applause', 'sad', 'more'] as const;
export type Reaction = (typeof reactions)[number];
