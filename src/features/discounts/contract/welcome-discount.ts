/** The welcome discount of specification §9. Its end follows from the member's `signup_date`; nothing issues it again. */
export const welcome = { code: 'TIMEBONUS25', percentage: 25, milliseconds: 14_400_000 } as const;

/** The first instant at which the welcome discount is over. */
export const welcomeEnd = (signupDate: Date): Date => new Date(signupDate.getTime() + welcome.milliseconds);
