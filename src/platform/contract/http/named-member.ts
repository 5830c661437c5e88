/**
 * Header with the id of the member whose page makes the call. The cookie only identifies who is logged in now, which may be another
 * member than the one whose page is still open. A call without the header acts for the cookie.
 */
export const memberHeader = 'x-member';

/**
 * The same as a query parameter of the live socket, whose handshake takes no headers, and as a field of forms that are sent without
 * script.
 */
export const memberField = 'member';

/** `named`: the member that a call names. A call without one, and an ended session, are no mismatch. */
export const isOtherMember = (named: string | null | undefined, member: number | undefined): boolean =>
  named !== null && named !== undefined && named !== '' && member !== undefined && named !== String(member);
