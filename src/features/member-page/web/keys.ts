/** The pages of all members. */
export const profilesKey = ['profile'] as const;
