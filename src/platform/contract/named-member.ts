/**
 * Header with the id of the member whose page makes the call. The cookie alone would say who is logged in now, who may be another
 * member than the one who reads and writes on a page that is still open. A call without it acts for the cookie.
 */
export const memberHeader = 'x-member';

/** The same in the address of the live socket, whose handshake takes no headers, and in forms that are sent without script. */
export const memberField = 'member';

/** `named`: what a call says; one that says nothing, and a session that has ended, are no difference. */
export const isOtherMember = (named: string | null | undefined, member: number | undefined): boolean =>
  named !== null && named !== undefined && named !== '' && member !== undefined && named !== String(member);
