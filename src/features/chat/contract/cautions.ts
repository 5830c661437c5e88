/** Reasons to show a safety notice under a received message. */
export const cautions = ['link', 'phone', 'messenger', 'money', 'crypto'] as const;
export type Caution = (typeof cautions)[number];
