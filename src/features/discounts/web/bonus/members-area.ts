const area = /^\/(?:members(?:\/\d+)?|chats|likes(?:\/m\/\d+)?|premium)\/?$/;

/** The six routes of the members area (specification §2): members, members-id, chats, likes, likes-m-id, premium. */
export const inMembersArea = (pathname: string): boolean => area.test(pathname);
