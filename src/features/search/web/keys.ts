/** All pages of all searches. */
export const membersKey = ['members'] as const;
export const memberCountKey = ['members-count'] as const;
/** Suggestions for a new member; the signup loads them. */
export const signupMatchesKey = ['signup-matches'] as const;
