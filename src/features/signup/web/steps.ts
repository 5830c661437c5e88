/** In this order; `message` is asked only when the visitor signs up to know a member. */
export const accountSteps = ['message', 'name', 'password', 'birth', 'who', 'country', 'consent'] as const;
export type Step = (typeof accountSteps)[number];

/** After the account is created; each may be skipped. */
export const aboutSteps = ['photo', 'appearance', 'interests', 'about', 'search'] as const;
export type AboutStep = (typeof aboutSteps)[number];

/** A member's page begins with the question that the landing page asks, then with the message. */
export const accountStepsFor = (addressee: object | null): readonly Step[] =>
  addressee === null ? accountSteps.filter((step) => step !== 'message') : ['who', ...accountSteps.filter((step) => step !== 'who')];
