/** What can be switched off at once in an emergency. */
export const siteSwitches = ['signups', 'first_messages', 'uploads', 'payments'] as const;
export type SiteSwitch = (typeof siteSwitches)[number];

/** Characters of the operator's words about something that is off. */
export const maxSwitchWords = 300;
