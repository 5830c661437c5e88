/** In this order. `who` and `message` are asked only on a member's page, before the six steps that are counted. */
export const accountSteps = ['who', 'message', 'name', 'account'] as const;
export type Step = (typeof accountSteps)[number];

/** After the account is created; each may be skipped. */
export const aboutSteps = ['photo', 'about', 'search'] as const;
export type AboutStep = (typeof aboutSteps)[number];

/** The six steps of the progress bar. */
const countedSteps = ['name', 'account', ...aboutSteps, 'complete'] as const;
export const stepCount = countedSteps.length;

/** Zero-based; -1 for questions before the first step. */
export const positionOf = (step: string): number => countedSteps.findIndex((counted) => counted === step);

/** A member's page begins with the question of the landing page, then asks for the message. */
export const accountStepsFor = (addressee: object | null): readonly Step[] =>
  addressee === null ? accountSteps.filter((step) => step === 'name' || step === 'account') : accountSteps;
