/** One question a step, in this order. */
export const steps = ['who', 'name', 'password', 'birth', 'country', 'consent'] as const;
export type Step = (typeof steps)[number];

export const isStep = (text: string | null): text is Step => steps.some((step) => step === text);
