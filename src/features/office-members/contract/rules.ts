/** Members a page of the search. */
export const membersPerPage = 50;
export const maxQueryLength = 200;

/** What a member was found by. */
export const foundBy = ['newest', 'id', 'email', 'order', 'invoice', 'case', 'decision', 'receipt', 'photo', 'name'] as const;
export type FoundBy = (typeof foundBy)[number];

export const memberStates = ['not_confirmed', 'active', 'hidden', 'suspended', 'banned', 'deleted'] as const;
export type MemberState = (typeof memberStates)[number];

/** Minutes for which private data stay on the page after a look. */
export const lookMinutes = 5;

/** Two proofs of different kinds show that an account is the caller's. */
export const proofKinds = ['birth_date', 'order'] as const;

/** Why an address is changed for somebody who cannot do it. */
export const emailReasons = ['mailbox_lost', 'typing_error', 'login_lost'] as const;

/** Why staff delete an account. */
export const deletionReasons = ['asked_by_member', 'heirs', 'authority'] as const;

/** Messages in the member's language that need no words of one's own. */
export const messagePresets = ['looking_into', 'solved', 'need_more', 'take_care'] as const;
export type MessagePreset = (typeof messagePresets)[number];

export const maxMessageLength = 5000;

/** Newest rows that the page of a member lists of each kind. */
export const listedRows = 20;
