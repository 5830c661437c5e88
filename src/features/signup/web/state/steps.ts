import type { Settings } from '#features/site/contract/settings.ts';

/** In this order. `who`, `message` and `name` come before the steps that are counted; the first two are asked only on a member's page. */
export const accountSteps = ['who', 'message', 'name', 'birth', 'account'] as const;
export type Step = (typeof accountSteps)[number];

/** After the account is created; each may be skipped. */
export const aboutSteps = ['photo', 'sentence', 'wish', 'place'] as const;
export type AboutStep = (typeof aboutSteps)[number];

type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>;

/** A site does not ask for what it does not show. */
export const aboutStepsFor = ({ visible_profile_fields, visible_profile_notes }: Shown): readonly AboutStep[] =>
  aboutSteps.filter(
    (step) =>
      (step !== 'wish' || visible_profile_fields.includes('wish')) && (step !== 'sentence' || visible_profile_notes.includes('about')),
  );

/** The steps of the progress bar. */
export const countedSteps = (about: readonly AboutStep[]): readonly (Step | AboutStep)[] => ['birth', 'account', ...about];

/** A member's page begins with the question of the landing page, then asks for the message. */
export const accountStepsFor = (addressee: object | null): readonly Step[] =>
  addressee === null ? accountSteps.filter((step) => step !== 'who' && step !== 'message') : accountSteps;
