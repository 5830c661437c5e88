export const noticeReasons = ['intimate', 'minor', 'threat', 'hate', 'fraud', 'rights', 'other'] as const;
export type NoticeReason = (typeof noticeReasons)[number];

export const maxPlaceLength = 1000;
export const maxNoticeLength = 5000;

/** Hours until a notice is decided. */
export const decisionHours = {
  intimate: 48,
  minor: 48,
  threat: 168,
  hate: 168,
  fraud: 168,
  rights: 168,
  other: 168,
} as const satisfies Record<NoticeReason, number>;

/** These are reviewed without knowing who sent them; all others need a name and an address (DSA, article 16). */
export const mayBeAnonymous = (reason: NoticeReason): boolean => reason === 'intimate' || reason === 'minor';
